import type { chargeStatementFacts as facts, chargeStatementMail as mail } from './charge-statement.de.server'

export const chargeStatementFacts: typeof facts = {
  total: 'To be paid',
  paper: 'Statement of claims (PDF)',
}

export const chargeStatementMail: typeof mail = {
  subject: 'Statement of claims from {firma}',
  body: `{anrede},

You are in default on the invoices in this statement. By law, you owe us interest on them. The attachment shows how it was worked out up to {ende}, and what else we can claim.

{angaben}

If you have paid in the last few days, or if something is wrong, please talk to us.

Kind regards
{firma}`,
}
