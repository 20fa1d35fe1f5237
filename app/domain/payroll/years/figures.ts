import { PayrollRefusal } from '../errors'
import type { SocialInsuranceParameters } from '../parameters/social-insurance-parameters'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import type { MonthFigures, PartFigures, PartName } from './parts'
import { socialInsuranceFrom } from './social-insurance'
import { wageTaxFrom } from './wage-tax'
import type { PayrollYear, Spell } from './year-file'

/** The official figures of all years there are. */
export interface Figures {
  isYearThere: (year: number) => boolean
  isKnown: (part: PartName, month: string) => boolean
  /** @throws PayrollRefusal `month_without_parameters` */
  in: (month: string) => MonthFigures
  /** What is missing is refused when it is asked for. @throws PayrollRefusal `month_without_parameters` */
  socialInsurance: (month: string) => SocialInsuranceParameters
  /** As above. @throws PayrollRefusal `year_without_plan` */
  wageTax: (month: string) => WageTaxParameters
  /** Figures that take what is missing from an earlier month, and name it: to find all that a month lacks, never to pay by. */
  probe: () => { figures: Figures; missing: Set<PartName> }
}

export function figuresOf(years: readonly PayrollYear[], missing?: Set<PartName>): Figures {
  const byYear = new Map(years.map((year) => [String(year.year), year]))
  const insurance = new Map<string, SocialInsuranceParameters>()
  const tax = new Map<string, WageTaxParameters>()
  const yearOf = (month: string) => byYear.get(month.slice(0, 4))

  function spellIn<Part extends PartName>(part: Part, month: string): Spell<Part> | undefined {
    const spells: readonly Spell<Part>[] | undefined = yearOf(month)?.parts[part].spells
    return spells?.find(({ from, until, isDraft }) => from <= month && month <= until && !isDraft)
  }

  function read<Part extends PartName>(part: Part, month: string): PartFigures<Part> {
    const spell = spellIn(part, month)
    if (spell) return spell.figures
    missing?.add(part)
    const before = missing && lastBefore(part, month)
    if (!before) throw new PayrollRefusal('month_without_value', { part, month })
    return before.figures
  }

  function lastBefore<Part extends PartName>(part: Part, month: string): Spell<Part> | undefined {
    const all = years.flatMap((year): readonly Spell<Part>[] => year.parts[part].spells)
    return all.filter(({ from }) => from < month).sort((one, other) => (one.from < other.from ? 1 : -1))[0]
  }

  function planOf(month: string): { version: string; read: () => PartFigures<'wageTax'> } {
    const year = yearOf(month)
    if (!year) throw new PayrollRefusal('year_without_plan', { year: month.slice(0, 4) })
    const { planOfYearBefore: old } = year
    const before = `${year.year - 1}-12`
    const isOld = !spellIn('wageTax', month) && old !== undefined && month <= old.until
    const isPossible = isOld && old.grade !== 'draft' && spellIn('wageTax', before)
    const from = isPossible ? before : month
    return { version: yearOf(from)?.version ?? year.version, read: () => read('wageTax', from) }
  }

  const monthFigures =
    (month: string): MonthFigures =>
    (part) =>
      read(part, month)

  const figures: Figures = {
    isYearThere: (year) => byYear.has(String(year)),
    isKnown: (part, month) => spellIn(part, month) !== undefined,
    in: (month) => {
      if (!yearOf(month)) throw new PayrollRefusal('month_without_parameters', { year: month.slice(0, 4) })
      return monthFigures(month)
    },
    socialInsurance: (month) =>
      kept(insurance, month, () => socialInsuranceFrom(figures.in(month), yearOf(month)?.version ?? '')),
    wageTax: (month) =>
      kept(tax, month, () => {
        const plan = planOf(month)
        return wageTaxFrom(plan.read, monthFigures(month), plan.version)
      }),
    probe: () => {
      const found = new Set<PartName>()
      return { figures: figuresOf(years, found), missing: found }
    },
  }
  return figures
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const made = make()
  values.set(key, made)
  return made
}
