import { de } from './papers.de'
import { en } from './papers.en'

export const papersTexts = { de, en }
