import { cashDiscountOf, creditedBy } from '~/domain/invoices/payments/cash-discount'
import { formatDate, formatMoney } from '~/i18n/format'
import { legalStatements } from '~/i18n/legal-statements'
import { Address } from '~/kit/address'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import type { ExtraNotes as Notes } from './extra-notes'

export function ExtraNotes({
  extraNotes,
  credits,
}: {
  extraNotes: Notes
  credits: Parameters<typeof creditedBy>[0]
}) {
  const { invoiceTerms: terms, invoices } = useTexts()
  const language = useLanguage()
  const discount = cashDiscountOf(extraNotes, creditedBy(credits))
  return (
    <>
      <Facts
        facts={[
          { label: terms.customerNumber, value: extraNotes.customerNumber },
          { label: terms.contractNumber, value: extraNotes.contractNumber },
          { label: terms.orderNumber, value: extraNotes.orderNumber },
          { label: terms.projectNumber, value: extraNotes.projectNumber },
          { label: terms.supplierNumber, value: extraNotes.supplierNumber },
          { label: terms.buyerReference, value: extraNotes.buyerReference },
          { label: invoices.facts.ownRegister, value: extraNotes.registers.seller },
          { label: invoices.facts.customersRegister, value: extraNotes.registers.buyer },
          { label: terms.delivery, value: extraNotes.delivery && <Address party={extraNotes.delivery} /> },
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
      {legalStatements(extraNotes, language).map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}
