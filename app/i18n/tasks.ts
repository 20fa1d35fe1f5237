import { de } from './tasks.de'
import { en } from './tasks.en'

export const tasksTexts = { de, en }
