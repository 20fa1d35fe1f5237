import { COUNTRIES } from './countries'
import { inPrint, optionalLine } from './fields'
import { hasPostcode, needsPostcode } from './postcode'
import { isGiven, type Rule } from './rules'

export const deliveryAddress = {
  delivery_name: inPrint(optionalLine(100)),
  delivery_street: inPrint(optionalLine(100)),
  delivery_extra: inPrint(optionalLine(100)),
  delivery_postal_code: optionalLine(10),
  delivery_city: inPrint(optionalLine(60)),
  delivery_country: optionalLine(60),
}

type Delivery = { [Field in keyof typeof deliveryAddress]: string | null }

const NEEDED = ['delivery_street', 'delivery_city'] as const

export const DELIVERY_RULES: readonly Rule[] = [
  ...NEEDED.map(
    (at): Rule => ({
      at,
      fault: 'delivery_incomplete',
      holds: (values) => !isDelivered(values) || isGiven(values[at]),
    }),
  ),
  {
    at: 'delivery_postal_code',
    fault: 'delivery_incomplete',
    holds: (values) =>
      !isDelivered(values) || isGiven(values.delivery_postal_code) || !needsPostcode(values.delivery_country),
  },
  {
    at: 'delivery_country',
    fault: 'country_missing',
    holds: (values) => !isDelivered(values) || COUNTRIES.includes(String(values.delivery_country)),
  },
  {
    at: 'delivery_postal_code',
    fault: 'postal_code_wrong',
    holds: ({ delivery_country: country, delivery_postal_code: code }) =>
      hasPostcode({ country: String(country), postal_code: typeof code === 'string' ? code : '' }),
  },
]

/** The country is always preselected, so on its own it does not count as an address. */
export function withDelivery<Values extends Delivery>(values: Values): Values {
  return isDelivered(values)
    ? { ...values, delivery_postal_code: values.delivery_postal_code ?? '' }
    : { ...values, delivery_country: null }
}

function isDelivered({ delivery_country: _, ...values }: Partial<Record<keyof Delivery, unknown>>): boolean {
  const { delivery_name: name, delivery_extra: extra, delivery_postal_code: code } = values
  return [name, extra, code, ...NEEDED.map((field) => values[field])].some(isGiven)
}
