import { de } from './first-steps.de'
import { en } from './first-steps.en'

export const firstStepsTexts = { de, en }
