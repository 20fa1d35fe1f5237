import type { Language } from '~db/schema'
import { formatCountry, formatDate, formatMoment, formatMoney, formatMonth } from './format'
import type { Texts } from './texts'

const COUNTRIES = ['country', 'delivery_country']

type Value = string | number | boolean | null | undefined

/** In the reader's language. What has no word is shown as stored. */
export interface AuditWords {
  kind(subjectType: string): string
  record(subjectType: string, subjectId: string): string | undefined
  action(action: string): string
  field(subjectType: string, field: string): string
  value(subjectType: string, field: string, value: Value): string
}

/** @param names what the ids of records are called */
export function auditWords(
  texts: Texts,
  language: Language,
  names: Readonly<Record<string, string>>,
): AuditWords {
  const { audit, invoices } = texts
  const { actions, forms, lists } = dictionaryOf(texts)
  const kind = (subjectType: string) => wordOf(audit.kinds, subjectType) ?? subjectType
  return {
    kind,
    record(subjectType, subjectId) {
      const known = wordOf(names, subjectId)
      if (known !== undefined) return withMonth(known, language)
      if (subjectType === 'number_format') return kind(subjectId)
      return subjectType === 'invoice' ? invoices.draft : undefined
    },
    action: (action) => wordOf(actions, action) ?? action,
    field: (subjectType, field) => wordOf(forms[subjectType], field) ?? wordOf(audit.fields, field) ?? field,
    value(subjectType, field, value) {
      if (value === null || value === undefined || value === '') return texts.records.history.empty
      if (typeof value === 'boolean' || field.startsWith('is_')) return value ? audit.yes : audit.no
      if (field.endsWith('_json')) return audit.changed
      if (typeof value === 'number')
        return field.endsWith('Cents') ? formatMoney(value, language) : String(value)
      if (COUNTRIES.includes(field)) return formatCountry(value, language)
      const list = lists.get(`${subjectType}.${field}`) ?? lists.get(field)
      return wordOf(list, value) ?? wordOf(names, value) ?? inDays(value, language)
    },
  }
}

interface Dictionary {
  actions: Record<string, string>
  forms: Record<string, Record<string, string>>
  lists: ReadonlyMap<string, Record<string, string>>
}

/** Each event of an invoice asks for it, and the texts of a language stay the same. */
const dictionaries = new WeakMap<Texts, Dictionary>()

function dictionaryOf(texts: Texts): Dictionary {
  const known = dictionaries.get(texts)
  if (known) return known
  const made = makeDictionary(texts)
  dictionaries.set(texts, made)
  return made
}

function makeDictionary(texts: Texts): Dictionary {
  const { audit, bank, contacts, customers, contracts, employees, invoices, mandates, tenants } = texts
  return {
    actions: {
      ...contacts.actions,
      ...customers.actions,
      ...contracts.actions,
      ...employees.actions,
      ...mandates.actions,
      ...bank.actions,
      ...audit.actions,
    },
    forms: {
      contact: contacts.fields,
      customer: customers.fields,
      contract: contracts.fields,
      employee: employees.fields,
      invoice: { ...customers.fields, ...invoices.editor.fields, number: invoices.columns.number },
      tenant: tenants.fields,
      number_format: tenants.numbers.fields,
    },
    lists: new Map(Object.entries(wordLists(texts))),
  }
}

/** Labels of choices by field, or by record and field where a field name is ambiguous. */
function wordLists({
  audit,
  bank,
  common,
  contracts,
  customers,
  mandates,
  office,
  outbox,
  tasks,
  tenants,
}: Texts) {
  const statuses = Object.entries(outbox.statuses).map(([status, { word }]) => [status, word])
  const lists: Record<string, Record<string, string>> = {
    ...audit.values,
    'customer.kind': customers.kinds,
    'customer.invoice_format': customers.formats,
    'customer.invoice_attachment': customers.attachments,
    'customer.payment_method': customers.paymentMethods,
    electronic_address_scheme: tenants.invoicing.schemes,
    'tenant.taxation': tenants.invoicing.taxations,
    'change_request.kind': tasks.kinds,
    'task.kind': tasks.kinds,
    'contract.billing': contracts.billing,
    'mandate.status': mandates.statuses,
    'bank_item.kind': bank.kinds,
    'bank_item.madeBy': bank.makers,
    'bank_rule.kind': bank.otherKinds,
    'mail.status': Object.fromEntries(statuses),
    employmentType: common.employmentTypes,
    employment_type: common.employmentTypes,
    language: customers.languages,
    purpose: tenants.linkLooks.purposes,
    role: office.roles,
  }
  return lists
}

/** `Maren Hansen, 2026-10` → `Maren Hansen, Oktober 2026` */
function withMonth(name: string, language: Language): string {
  return name.replace(/(?<=, )\d{4}-\d\d$/, (month) => formatMonth(month, language))
}

function wordOf(words: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return words && Object.hasOwn(words, name) ? words[name] || undefined : undefined
}

function inDays(text: string, language: Language): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatMoment(text, language)
  if (/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(text)) return formatDate(text, language)
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? formatMonth(text, language) : text
}
