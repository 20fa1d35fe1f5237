import { Address } from '~/kit/address'
import { useCustomerValue } from '~/kit/customer-words'
import { Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import type { CustomerPage } from './page.server'

const WISHES = [
  'invoice_format',
  'invoice_attachment',
  'electronic_consent_on',
  'buyer_reference',
  'supplier_number',
  'payment_term_days',
  'reminder_days',
] as const

type Props = Pick<CustomerPage, 'customer' | 'values' | 'mandates'>

export function MasterData({ customer, values, mandates }: Props) {
  const show = useCustomerValue()
  const { customers: texts, tenants } = useTexts()
  const { schemes } = tenants.invoicing
  const { fields } = texts
  const { discount_percent: percent, discount_days: days } = values
  return (
    <section className="stack-tight" aria-labelledby="stammdaten">
      <h2 id="stammdaten">{texts.masterData}</h2>
      <Address party={customer} />
      <Facts
        facts={[
          { label: fields.kind, value: texts.kinds[customer.kind] },
          { label: fields.vat_id, value: customer.vatId },
          { label: fields.register_number, value: values.register_number },
          { label: fields.language, value: texts.languages[customer.language] },
          ...WISHES.map((name) => ({ label: fields[name], value: show(name, values[name]) })),
          { label: fields.electronic_address, value: addressOf(values, schemes) },
          { label: fields.payment_method, value: <PaymentMethod values={values} mandates={mandates} /> },
          {
            label: texts.discount,
            value: percent && days && texts.discountWithin(show('discount_percent', percent), days),
          },
          {
            label: texts.deliveryAddress,
            value: values.delivery_street === null ? null : <Delivery customer={customer} values={values} />,
          },
          { label: fields.notes, value: values.notes },
        ]}
      />
    </section>
  )
}

function addressOf(
  { electronic_address: address, electronic_address_scheme: scheme }: Props['values'],
  schemes: Record<string, string>,
): string | null {
  return address && scheme ? `${address} (${schemes[scheme] ?? scheme})` : address
}

function PaymentMethod({ values, mandates }: Pick<Props, 'values' | 'mandates'>) {
  const texts = useTexts().customers
  const isAsAgreed =
    values.payment_method === 'transfer' || mandates.some(({ status }) => status === 'active')
  return (
    <>
      {texts.paymentMethods[values.payment_method]}
      {isAsAgreed ? null : <Remark>{texts.debitWithoutMandate}</Remark>}
    </>
  )
}

function Delivery({ customer, values }: Pick<Props, 'customer' | 'values'>) {
  return (
    <Address
      party={{
        name: values.delivery_name ?? customer.name,
        street: values.delivery_street ?? '',
        addressExtra: values.delivery_extra,
        postalCode: values.delivery_postal_code ?? '',
        city: values.delivery_city ?? '',
        country: values.delivery_country ?? '',
      }}
    />
  )
}
