import { useContext } from 'react'
import type { Finding } from '~/domain/invoices/issuing/findings'
import { findingText } from '~/i18n/finding-text'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { ShownTenantContext } from '~/kit/office/form-action'
import { paths } from '~/paths'
import type { OfficeInvoicePage } from './page.server'

export function DraftFindings({
  findings,
  isMandateOver,
  customer,
}: Pick<OfficeInvoicePage, 'findings' | 'isMandateOver' | 'customer'>) {
  const { invoices, faults } = useTexts()
  const { acts } = invoices
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity)
  return (
    <>
      {isMandateOver ? <p className="banner">{`${acts.blocking}. ${faults.mandate_not_active}`}</p> : null}
      <Findings id="hindernisse" title={acts.blocking} findings={of('blocking')} customerId={customer.id} />
      <Findings id="hinweise" title={acts.warnings} findings={of('warning')} customerId={customer.id} />
    </>
  )
}

interface Props {
  id: string
  title: string
  findings: readonly Finding[]
  customerId: string
}

function Findings({ id, title, findings, customerId }: Props) {
  const language = useLanguage()
  if (findings.length === 0) return null
  return (
    <section className="banner" aria-labelledby={id}>
      <h2 className="banner-title" id={id}>
        {title}
      </h2>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.line ?? ''}`}>
            {findingText(finding, language)} <Mend finding={finding} customerId={customerId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mend({ finding, customerId }: { finding: Finding; customerId: string }) {
  const { acts } = useTexts().invoices
  const href = useHref()
  const tenantId = useContext(ShownTenantContext) ?? ''
  const path = pageThatMends(finding, { tenantId, customerId })
  return path === undefined ? null : <a href={href(path)}>{acts.mend}</a>
}

/** Where missing data of firm or customer is entered; undefined for the draft itself. */
function pageThatMends(
  { code }: Pick<Finding, 'code'>,
  { tenantId, customerId }: { tenantId: string; customerId: string },
): string | undefined {
  switch (code) {
    case 'seller_tax_id_missing':
    case 'seller_vat_id_missing':
    case 'seller_address_incomplete':
    case 'xrechnung_email_missing':
      return paths.tenantAddress(tenantId)
    case 'iban_missing':
    case 'creditor_id_missing':
      return paths.tenantBank(tenantId)
    case 'small_business_charges_tax':
    case 'not_small_business':
    case 'xrechnung_contact_missing':
    case 'xrechnung_phone_missing':
      return paths.tenantInvoicing(tenantId)
    case 'buyer_address_incomplete':
    case 'buyer_vat_id_missing':
    case 'buyer_vat_id_of_other_country':
    case 'buyer_vat_id_missing_in_eu':
    case 'buyer_vat_id_of_other_state':
    case 'buyer_id_missing_for_xml':
    case 'xrechnung_buyer_reference_missing':
    case 'xrechnung_buyer_address_missing':
      return paths.customerDetails(customerId)
    default:
      return undefined
  }
}
