import { de } from './charts.de'

const en: typeof de = {
  before: (amount) => `the year before ${amount}`,
  theYearBefore: 'the year before',
  running: 'not over yet',
}

export const charts = { de, en }
