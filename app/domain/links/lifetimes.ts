/** Days that each kind of link lives in a new firm, which can change them; by the columns of `tenants`. */
export const LIFETIMES = {
  invoice_link_days: 180,
  portal_link_days: 365,
  employee_link_days: 90,
  /** The link that a leaver gets. */
  leaver_link_days: 365,
} as const
