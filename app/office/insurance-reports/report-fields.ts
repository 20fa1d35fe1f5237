import type { ReportDetails } from '~/domain/insurance-reports/report-details.server'
import { formatDateToCopy } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** The parts of a report: where somebody leaves one fund or group for another, two. */
export interface ReportPart {
  key: string
  title: string | null
  fields: { id: string; label: string; value: string }[]
}

type Words = Texts['insuranceReports']['report']

const CENTS = 100

export function partsOf(details: ReportDetails, words: Words, language: Language): ReportPart[] {
  const [first = '', second] = details.report.code.split('_')
  const { before, terms, period } = details
  const day = (date: string) => formatDateToCopy(date, language)
  if (second === undefined || !before) {
    const from = period?.from ?? details.report.day
    const time = { from: day(from), to: period && day(period.to) }
    return [
      { key: first, title: null, fields: fieldsOf(details, words, { reason: first, terms, time, language }) },
    ]
  }
  const old = { from: period && day(period.from), to: period && day(period.to) }
  const off = fieldsOf(details, words, { reason: first, terms: before, time: old, language })
  const on = fieldsOf({ ...details, pay: undefined }, words, {
    reason: second,
    terms,
    time: { from: day(details.report.day), to: undefined },
    language,
  })
  return [
    { key: first, title: words.first, fields: off },
    { key: second, title: words.second, fields: on },
  ]
}

interface Said {
  reason: string
  terms: ReportDetails['terms']
  time: { from: string | undefined; to: string | undefined }
  language: Language
}

function fieldsOf(
  { person, pay, report, companyNumber }: ReportDetails,
  words: Words,
  said: Said,
): ReportPart['fields'] {
  const { fields, zone, minijobCentre } = words
  const { terms, reason, time, language } = said
  const isAccident = report.code === '92'
  const isLeave = report.code === '17' || report.code === '37'
  const values: [keyof Words['fields'], string | null | undefined][] = [
    ['reason', reason],
    ['companyNumber', companyNumber],
    ['insuranceNumber', person.insuranceNumber],
    ['lastName', person.lastName],
    ['firstName', person.firstName],
    ['birthDate', person.birthDate && formatDateToCopy(person.birthDate, language)],
    ['number', person.number],
    [isLeave ? 'leaveFrom' : 'from', time.from],
    [isLeave ? 'leaveTo' : 'to', time.to],
    ['fund', terms.fund ?? minijobCentre],
    ['fundNumber', terms.fundNumber],
    ['personGroup', terms.personGroup],
    ['contributionGroup', terms.contributionGroup],
    ['zone', terms.isInTransitionZone ? zone.yes : zone.no],
    ['liable', pay && !isAccident ? euros(pay.liableCents) : undefined],
    ['actual', pay?.isInZone && !isAccident ? euros(pay.actualCents) : undefined],
    ['accident', pay && isAccident ? euros(pay.accidentCents) : undefined],
  ]
  return values.flatMap(([name, value]) =>
    value ? [{ id: `${reason}-${name}`, label: fields[name], value }] : [],
  )
}

/** Reports take whole euros, half of one counts as one. */
export function euros(cents: number): string {
  return String(Math.floor((cents + CENTS / 2) / CENTS))
}
