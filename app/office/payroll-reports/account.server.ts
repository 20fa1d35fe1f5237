import { usualPayDay } from '~/domain/payroll-month/due-days'
import { type Account, type AccountMonth, accountOf } from '~/domain/payroll-reports/account'
import type { Report, ReportCell, ReportTable } from '~/domain/payroll-reports/report'
import type { YearSums } from '~/domain/payslips/view'
import { ACCOUNT_AMOUNTS, type AccountAmount } from '~/domain/person-years/account-amounts'
import { formatDate, formatDecimal, formatMoney, formatMonth } from '~/i18n/format'
import { payrollTexts } from '~/i18n/payroll.en.server'
import { reportWords } from '~/i18n/report-words.en.server'
import { textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'
import type { PersonOfYear } from './person-of-year'

const PAPER_MM = 165
const FIRST_MM = 30
const MOST_BESIDE = 7

/** What the opening sums say of an amount; all others are unknown before the first payslip. */
const OPENING: Partial<Record<AccountAmount, keyof YearSums>> = {
  taxable: 'taxableCents',
  wageTax: 'wageTaxCents',
  solidarity: 'solidarityCents',
  churchTax: 'churchTaxCents',
  healthBase: 'healthBaseCents',
  pensionBase: 'pensionBaseCents',
  health: 'healthCents',
  care: 'careCents',
  pension: 'pensionCents',
  unemployment: 'unemploymentCents',
  gross: 'grossCents',
  net: 'netCents',
  payout: 'payoutCents',
}
const PAY = ['cash', 'oneTime', 'inKind', 'severance', 'taxable'] as const
const TAXES = ['wageTax', 'solidarity', 'churchTax', 'churchTaxOfSpouse'] as const
/** Apart from what was withheld, § 42b (4) sentence 1 EStG. */
const BACK = ['wageTaxBack', 'solidarityBack', 'churchTaxBack', 'churchTaxOfSpouseBack'] as const
const FREE = ['taxFree', 'replacement', 'ageLimit', 'flatTaxed', 'flatTaxes'] as const
const INSURANCE = ['healthBase', 'pensionBase', 'health', 'care', 'pension', 'unemployment'] as const
const EMPLOYER = ['pensionEmployer', 'healthSubsidy', 'careSubsidy', 'pensionSubsidy'] as const
const PAYOUT = ['gross', 'net', 'payout'] as const
const ALWAYS: readonly AccountAmount[] = ['cash', 'taxable', ...PAYOUT, 'wageTax', 'health', 'pension']
const DAYS: readonly AccountAmount[] = ['taxDays', 'insuredDays']

export function accountReport({ person, of }: PersonOfYear, language: Language): Report {
  const texts = reportWords[language].account
  const account = accountOf(of)
  const { parts, columns } = texts
  const shown = (names: readonly AccountAmount[]) =>
    names.filter((name) => ALWAYS.includes(name) || account.months.some(({ amounts }) => amounts[name] !== 0))
  const payDay = {
    title: columns.payDay,
    cell: ({ month }: AccountMonth) => formatDate(usualPayDay(month), language),
  }
  const tables = [
    marksTable(account, language),
    ...inTwo(shown(PAY), shown(TAXES), [parts.pay, parts.taxes]).map((part, index) =>
      amountTable(account, language, { ...part, lead: index === 0 ? [payDay] : [] }),
    ),
    amountTable(account, language, { title: parts.back, names: shown(BACK), isOfSomeMonths: true }),
    amountTable(account, language, { title: parts.free, names: shown(FREE), remarks: freeRemarks }),
    ...inTwo(shown(INSURANCE), shown(EMPLOYER), [parts.insurance, parts.employer]).map((part, index) =>
      amountTable(account, language, {
        ...part,
        remarks: ({ employment }) =>
          index === 0 ? [employment.contributionGroup, employment.fund.name] : [],
      }),
    ),
    amountTable(account, language, { title: parts.payout, names: [...PAYOUT] }),
  ]
  return {
    title: texts.title,
    about: texts.about(person.name, of.year),
    warnings:
      account.unknown.length > 0
        ? [texts.unknownMonths(account.unknown.map((month) => formatMonth(month, language)).join(', '))]
        : [],
    facts: factsOf(person, language),
    tables: account.months.length === 0 && !account.opening ? [] : tables,
    notes: texts.notes,
    empty: texts.empty,
    file: { name: `${texts.file}-${of.year}-${person.number}`, ...fileOf(account, language) },
  }
}

export function factsOf(person: PersonOfYear['person'], language: Language): Report['facts'] {
  const { facts, since, fromTo } = reportWords[language].account
  const day = (date: string) => formatDate(date, language)
  const { entryOn, exitOn } = person
  return [
    [facts.number, person.number],
    [facts.birthDate, person.birthDate ? day(person.birthDate) : facts.unknown],
    [facts.address, person.address],
    [facts.taxId, person.taxId ?? facts.unknown],
    [facts.insuranceNumber, person.socialInsuranceNumber ?? facts.unknown],
    [facts.employed, exitOn ? fromTo(day(entryOn), day(exitOn)) : since(day(entryOn))],
  ]
}

function marksTable({ months }: Account, language: Language): ReportTable {
  const texts = reportWords[language].account
  const { columns } = texts
  const { churches } = textsOf(language).payrollRun.facts
  const money = (cents: number) => formatMoney(cents, language)
  const entry = (entered: { monthlyCents: number; annualCents: number } | undefined) =>
    [
      entered?.monthlyCents ? texts.monthly(money(entered.monthlyCents)) : '',
      entered?.annualCents ? texts.annual(money(entered.annualCents)) : '',
    ]
      .filter(Boolean)
      .join(', ')
  const widths = [FIRST_MM, 25, 16, 37, 30, 12, 15]
  const names = [...(['month', 'taxClass', 'children', 'church', 'allowance', 'taxDays', 'letters'] as const)]
  return {
    title: texts.parts.marks,
    columns: names.map((name, index) => ({
      title: columns[name],
      onPaper: texts.onPaper[name],
      width: widths[index] ?? 0,
    })),
    rows: months.map((one) => {
      const { taxCard: card, amounts } = one
      const taxClass = card
        ? card.factor
          ? texts.factor(card.taxClass, card.factor)
          : String(card.taxClass)
        : texts.flat
      const church = card?.church
      return {
        cells: [
          monthName(one, language),
          taxClass,
          card?.childAllowances ? formatDecimal(card.childAllowances, language) : '–',
          church && church !== '--' ? churches[church] : '–',
          entry(card?.allowance) ||
            (entry(card?.addition) && `${columns.addition} ${entry(card?.addition)}`) ||
            '–',
          String(amounts.taxDays),
          one.letters.join(' '),
        ],
      }
    }),
  }
}

interface Part {
  title: string
  names: readonly AccountAmount[]
  /** Without rows for months that have nothing of it. */
  isOfSomeMonths?: boolean
  lead?: { title: string; cell: (month: AccountMonth) => string }[]
  remarks?: (month: AccountMonth, language: Language) => string[]
}

function amountTable(account: Account, language: Language, part: Part): ReportTable {
  const { title, names, lead = [], remarks = () => [], isOfSomeMonths = false } = part
  const texts = reportWords[language].account
  const width = (PAPER_MM - FIRST_MM) / Math.max(1, names.length + lead.length)
  const { opening, sums } = account
  const shownMonths = account.months.filter(
    ({ amounts }) => !isOfSomeMonths || names.some((name) => amounts[name] !== 0),
  )
  const row = (of: (name: AccountAmount) => ReportCell) => names.map(of)
  return {
    title,
    columns: [
      { title: texts.columns.month, width: FIRST_MM },
      ...lead.map((one) => ({ title: one.title, width })),
      ...names.map((name) => ({
        title: texts.columns[name],
        onPaper: texts.onPaper[name],
        width,
        isNumber: true,
      })),
    ],
    rows:
      names.length === 0
        ? []
        : [
            ...(opening
              ? [
                  {
                    cells: [
                      texts.before(formatMonth(opening.until, language)),
                      ...lead.map(() => null),
                      ...row((name) => openingCell(account, name, language)),
                    ],
                  },
                ]
              : []),
            ...shownMonths.map((month) => ({
              cells: [
                monthName(month, language),
                ...lead.map(({ cell }) => cell(month)),
                ...row((name) => cellOf(name, month.amounts[name])),
              ],
              remarks: [...benefitsIn(month, names, language), ...remarks(month, language)],
            })),
          ],
    sums:
      names.length === 0 || (!sums && !opening)
        ? undefined
        : {
            cells: [
              texts.sum,
              ...lead.map(() => null),
              ...row((name) => {
                const before = openingCents(account, name)
                return before === null ? texts.unknown : cellOf(name, (sums?.[name] ?? 0) + before)
              }),
            ],
          },
  }
}

/** Figures of one table, or of two where paper has no room for all of them beside each other. */
function inTwo(
  first: readonly AccountAmount[],
  second: readonly AccountAmount[],
  [title, further]: readonly [string, string],
): Pick<Part, 'title' | 'names'>[] {
  if (first.length + second.length <= MOST_BESIDE) return [{ title, names: [...first, ...second] }]
  return [
    { title, names: first },
    { title: further, names: second },
  ]
}

function openingCents({ opening }: Account, name: AccountAmount): number | null {
  if (!opening) return 0
  const known = OPENING[name]
  return known ? opening.sums[known] : null
}

function openingCell(account: Account, name: AccountAmount, language: Language): ReportCell {
  const cents = openingCents(account, name)
  return cents === null ? reportWords[language].account.unknown : { cents }
}

function cellOf(name: AccountAmount, amount: number): ReportCell {
  return DAYS.includes(name) ? String(amount) : { cents: amount }
}

function monthName({ month, isCorrected }: AccountMonth, language: Language): string {
  const { corrected } = reportWords[language].account
  return isCorrected ? `${formatMonth(month, language)} (${corrected})` : formatMonth(month, language)
}

function benefitsIn(
  { benefits }: AccountMonth,
  names: readonly AccountAmount[],
  language: Language,
): string[] {
  if (!names.includes('inKind')) return []
  const { earnings } = payrollTexts[language]
  const { benefit } = reportWords[language].account
  return benefits.map(({ label, kind, cents }) =>
    benefit(label ?? earnings[kind], formatMoney(cents, language)),
  )
}

function freeRemarks({ byBasis }: AccountMonth, language: Language): string[] {
  const { benefit } = reportWords[language].account
  return byBasis.map(({ basis, cents }) => benefit(basisName(basis, language), formatMoney(cents, language)))
}

/** Legal bases are kept as in English. */
function basisName(basis: string, language: Language): string {
  if (language === 'en') return basis
  return basis
    .replace('no. ', 'Nr. ')
    .replace('sentence ', 'Satz ')
    .replace(/\((\w+)\)/, 'Absatz $1')
}

function fileOf({ months }: Account, language: Language) {
  const { columns } = reportWords[language].account
  return {
    columns: [
      ...[columns.month, columns.taxClass, columns.letters, columns.group, columns.fund],
      ...ACCOUNT_AMOUNTS.map((name) => columns[name]),
    ],
    rows: months.map(({ month, taxCard, letters, employment, amounts }) => [
      month,
      taxCard ? String(taxCard.taxClass) : null,
      letters.join(' '),
      employment.contributionGroup,
      employment.fund.name,
      ...ACCOUNT_AMOUNTS.map((name) => cellOf(name, amounts[name])),
    ]),
  }
}
