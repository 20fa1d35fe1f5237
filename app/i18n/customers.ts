import { de } from './customers.de'
import { en } from './customers.en'

export const customersTexts = { de, en }
