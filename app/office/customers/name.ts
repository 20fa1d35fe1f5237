import { type CustomerName, wholeName } from '~/domain/customers/name'
import { inPrint, optionalLine } from '~/kit/forms/fields'
import { optionalName } from '~/kit/forms/name-fields'
import { isGiven, type Rule } from '~/kit/forms/rules'

/** A firm has a name in one; a person has parts, or one name too: "Familie Sauber". */
export const customerName = {
  name: inPrint(optionalLine(100)),
  name_title: inPrint(optionalName(20)),
  first_name: inPrint(optionalName(40)),
  last_name: inPrint(optionalName(40)),
}

export const NAME_RULES: readonly Rule[] = [
  {
    at: 'name',
    fault: 'customer_name_missing',
    holds: ({ kind, name }) => kind !== 'business' || isGiven(name),
  },
  {
    at: 'last_name',
    fault: 'last_name_missing',
    holds: ({ kind, name, name_title: title, first_name: first, last_name: last }) =>
      kind !== 'consumer' || isGiven(last) || (isGiven(name) && !isGiven(title) && !isGiven(first)),
  },
]

type Named = { kind: 'business' | 'consumer' } & (Omit<CustomerName, 'name'> & { name: string | null })

/** What counts of both: a page shows the one that belongs to the kind, but sends what it hides too. */
export function withName<Values extends Named>(values: Values): Omit<Values, 'name'> & { name: string } {
  const parts = values.kind === 'business' ? { name_title: null, first_name: null, last_name: null } : {}
  const named = { ...values, ...parts, name: values.name ?? '' }
  return { ...named, name: wholeName(named) }
}

/** A name that is made of parts is no field of its own: two people may have changed one part each. */
export function withoutMadeName<Values extends CustomerName>(
  values: Values,
): Omit<Values, 'name'> & { name?: string } {
  const { name, ...others } = values
  return values.last_name === null ? values : others
}
