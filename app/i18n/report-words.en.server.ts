import { statements, taxReturn } from './report-words/dues.en.server'
import { journal } from './report-words/journal.en.server'
import { accident, minimumWage } from './report-words/lists.en.server'
import { turnOfYear } from './report-words/turn-of-year.en.server'
import { account, certificate, equalisation, people } from './report-words/year.en.server'
import { de } from './report-words.de.server'

const en: typeof de = {
  journal,
  accident,
  minimumWage,
  account,
  certificate,
  people,
  equalisation,
  turnOfYear,
  statements,
  taxReturn,
  preview: 'Preliminary: the month is not closed yet, and the figures may still change.',
  uncalculated: (names: string) =>
    `Without figures, as the payslip is only there as a PDF of another program: ${names}`,
  yes: 'yes',
  no: 'no',
}

export const reportWords = { de, en }
