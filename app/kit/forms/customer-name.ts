import { type CustomerName, wholeName } from '~/domain/customers/name'
import { inPrint, optionalLine } from './fields'
import { optionalName } from './name-fields'
import { isGiven, type Rule } from './rules'

/** A firm has one name; a person first and last name, or also one name: "Familie Sauber". */
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

/** Keeps the name that belongs to the kind: the page hides the other one, but still sends it. */
export function withName<Values extends Named>(values: Values): Omit<Values, 'name'> & { name: string } {
  const parts = values.kind === 'business' ? { name_title: null, first_name: null, last_name: null } : {}
  const named = { ...values, ...parts, name: values.name ?? '' }
  return { ...named, name: wholeName(named) }
}

/** A name made of parts is not compared as a field: two users may have changed one part each. */
export function withoutMadeName<Values extends CustomerName>(
  values: Values,
): Omit<Values, 'name'> & { name?: string } {
  const { name, ...others } = values
  return values.last_name === null ? values : others
}
