import { fill } from './route-cases'

const NOTHING = '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'
const IDS_OF_NOTHING = {
  draftId: NOTHING,
  tenantId: NOTHING,
  customerId: NOTHING,
  contractId: NOTHING,
  runId: NOTHING,
  taskId: NOTHING,
  mandateId: NOTHING,
  invoiceId: NOTHING,
  employeeId: NOTHING,
  userId: NOTHING,
  mailId: NOTHING,
  importId: NOTHING,
  employeeImportId: NOTHING,
  contactId: NOTHING,
  fileId: NOTHING,
  slipId: NOTHING,
  handoverId: NOTHING,
  debitRunId: NOTHING,
  paymentFileId: NOTHING,
  payment: NOTHING,
  debitInvoiceId: NOTHING,
  documentId: NOTHING,
  linkId: NOTHING,
  accountId: NOTHING,
  unreadFileId: NOTHING,
  layoutId: NOTHING,
  itemId: NOTHING,
  assignmentId: NOTHING,
  bankFileId: NOTHING,
  noticeId: NOTHING,
  statementId: NOTHING,
  receivedId: NOTHING,
  endpointId: NOTHING,
  deliveryId: NOTHING,
}

/** An address of a route that names nothing there is. */
export function sample(path: string): string {
  return fill(path, NOTHING, IDS_OF_NOTHING, '2026-01')
}
