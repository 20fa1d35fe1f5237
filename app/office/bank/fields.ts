export const RULE_FIELD = 'regel'
export const KIND_FIELD = 'art'
export const INVOICE_FIELD = 'rechnung'
export const CUSTOMER_FIELD = 'kunde'
