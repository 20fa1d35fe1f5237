import { cashDiscountOf, creditedBy } from '~/domain/invoices/payments/cash-discount'
import { formatDate, formatMoney } from '~/i18n/format'
import { legalStatements } from '~/i18n/legal-statements'
import { Address } from '~/kit/address'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import type { SaidBesides as Said } from './extra-notes'

export function SaidBesides({ said, credits }: { said: Said; credits: Parameters<typeof creditedBy>[0] }) {
  const { invoiceTerms: terms, invoices } = useTexts()
  const language = useLanguage()
  const discount = cashDiscountOf(said, creditedBy(credits))
  return (
    <>
      <Facts
        facts={[
          { label: terms.customerNumber, value: said.customerNumber },
          { label: terms.contractNumber, value: said.contractNumber },
          { label: terms.orderNumber, value: said.orderNumber },
          { label: terms.projectNumber, value: said.projectNumber },
          { label: terms.supplierNumber, value: said.supplierNumber },
          { label: terms.buyerReference, value: said.buyerReference },
          { label: invoices.facts.ownRegister, value: said.registers.seller },
          { label: invoices.facts.customersRegister, value: said.registers.buyer },
          { label: terms.delivery, value: said.delivery && <Address party={said.delivery} /> },
          {
            label: invoices.money.discount,
            value:
              discount &&
              invoices.money.discountUntil(
                formatMoney(discount.cents, language),
                formatDate(discount.until, language),
              ),
          },
        ]}
      />
      {legalStatements(said, language).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}
