import { formatCountry } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import type { Language } from '~db/schema'

const ADDRESS = { street: 'Am Kai 3', address_extra: '', postal_code: '24103', city: 'Kiel' }

export function exampleRow(
  kind: 'customers' | 'employees',
  { common }: Texts,
  language: Language,
): Record<string, string> {
  const country = formatCountry('DE', language)
  if (kind === 'customers')
    return {
      number: '',
      company: 'Hafenkontor Kiel GmbH',
      first_name: 'Silke',
      last_name: 'Thoms',
      ...ADDRESS,
      country,
      email: 'rechnung@hafenkontor.example',
      phone: '0431 5550171',
      vat_id: 'DE123456788',
      payment_term_days: '14',
      notes: '',
    }
  return {
    number: '',
    first_name: 'Maren',
    last_name: 'Thomsen',
    ...ADDRESS,
    country,
    email: 'maren.thomsen@post.example',
    phone: '0431 5550172',
    employment_type: common.employmentTypes.part_time,
    entry_on: '01.02.2024',
    exit_on: '',
    weekly_hours: '20',
    birth_date: '17.04.1975',
    social_insurance_number: '',
    tax_id: '',
    iban: '',
    hourly_wage: '15,50',
    salary: '',
    pay_from: '02.2024',
  }
}
