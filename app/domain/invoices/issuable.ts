import type { InvoiceView } from './view'

/** Why an invoice must not leave the house as it stands. */
export type IssueObstacle = 'no_lines' | 'seller_tax_id_missing' | 'buyer_vat_id_missing'

/**
 * What the law asks of an invoice and the data may lack: the seller's tax number or VAT id
 * (§ 14 Abs. 4 Nr. 2 UStG), and the VAT ids of both where the buyer owes the tax or the delivery
 * goes to another member state (§ 14a UStG).
 */
export function issueObstacle(view: InvoiceView): IssueObstacle | undefined {
  if (view.lines.length === 0) return 'no_lines'
  const { vatId, taxNumber } = view.seller
  const crossesBorder = view.lines.some((line) => line.taxCategory === 'AE' || line.taxCategory === 'K')
  if (!vatId && (crossesBorder || !taxNumber)) return 'seller_tax_id_missing'
  if (crossesBorder && !view.buyer.vatId) return 'buyer_vat_id_missing'
  return undefined
}
