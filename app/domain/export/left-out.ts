/** Tables that no export contains, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'who is signed in, on which device; gone 30 days after its end',
  account_links: 'invitations and password links; gone 30 days after their end',
  portal_codes: 'codes that count once, for minutes',
  portal_passes: 'browsers that entered such a code',
  sender_codes: 'codes that count once, for minutes',
  webhook_secrets: 'hashes of secrets, and what senders sign with; of use to nobody else',
  api_keys: 'hashes of keys, of use to nobody else',
  api_calls: 'which calls came before; gone after a day',
  event_endpoints: 'addresses of other systems, with their secrets',
  hours_times: 'when each month was last reported; gone after 90 days',
  newest_hours: 'the newest rows of hours, kept twice',
  invoice_standings: 'follows from invoices and payments',
  revenue_months: 'follows from invoices',
  customer_credits: 'follows from receipts and payments',
  payroll_closing_requests: 'a month on its way to being closed; gone once it is',
  imports: 'files on their way in; what was taken over is in its own table',
  import_rows: 'rows of such files; gone within a day',
}

/** Columns that no export contains: hashes of secrets, and keys for searching and sorting. */
export const LEFT_OUT_COLUMNS =
  /^(form_key|claim_token|search_key|phone_key|name_key|title_key|next_key|due_key|bytes)$|_(hash|fingerprint)$/
/** Hashes that prove something are not secret. */
export const PROOFS: readonly string[] = ['chain_links.previous_hash', 'chain_links.hash']
