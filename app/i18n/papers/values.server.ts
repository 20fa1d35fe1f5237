import { type Right, ROLES, rolesWith } from '~/domain/kernel/rights'
import { NUMBER_RANGES } from '~/domain/numbers/format'
import { type AnswerFacts, KEPT_OF } from '~/domain/papers/answer.server'
import type { PaperFacts } from '~/domain/papers/facts.server'
import type { LegalForm } from '~/domain/tenants/legal-form'
import type { TenantSettings } from '~/domain/tenants/settings.server'
import { RETAINED, type RetainedKind, UPKEEP } from '~/domain/upkeep/periods'
import type { Language, Role } from '~db/schema'
import { formatCountry, formatDate, formatMoment } from '../format'
import { textsOf } from '../texts'
import { words as german } from './words.de.server'
import { words as english } from './words.en.server'

const WORDS = { de: german, en: english }
const RETAINED_KINDS = Object.keys(RETAINED) as RetainedKind[]

/** What stands between the braces of a paper. */
export function paperValues(facts: PaperFacts, language: Language) {
  const { firm, installation, members, employees, isCalculating, unchainedInvoices } = facts
  const { backups } = installation
  const { office, tenants } = textsOf(language)
  const words = WORDS[language]
  const rolesWhere = (isDemanded: number) =>
    ROLES.filter((role) => firm[`is_factor_demanded_of_${role}`] === isDemanded)
      .map((role) => office.roles[role])
      .join(', ')
  const moment = (at: string | null) => at && formatMoment(at, language)
  return {
    ...firmValues(firm, language),
    legalForm: firm.legal_form === null ? null : tenants.company.forms[firm.legal_form as LegalForm],
    director: firm.managing_director,
    taxNumber: firm.tax_number,
    vatId: firm.vat_id,
    isSmallBusiness: firm.is_small_business === 1,
    isTaxedWhenAgreed: firm.is_small_business === 0 && firm.taxation === 'agreed',
    isTaxedWhenReceived: firm.is_small_business === 0 && firm.taxation !== 'agreed',
    isReleaseConfirmed: firm.is_release_confirmed === 1,
    isPortalCodeDemanded: firm.is_portal_code_demanded === 1,
    factorDemandedOf: rolesWhere(1),
    factorFreeFor: rolesWhere(0),
    roles: ROLES.map((role) => office.roles[role]),
    ...each('role', ROLES, (role) => office.roles[role]),
    ...each('members', ROLES, (role) => String(members[role])),
    rights: { rows: rightRows(language) },
    employees,
    isCalculating,
    unchainedInvoices,
    hasWebhookSecret: facts.webhookSecrets > 0,
    ...each('first', NUMBER_RANGES, (range) => facts.firstNumbers[range]),
    version: installation.version,
    url: installation.address,
    isEncryptedOnTheWay: installation.isEncryptedOnTheWay,
    mailHost: installation.mailHost,
    providerHost: installation.providerHost,
    pingHost: installation.pingHost,
    bucketHost: backups.bucketHost,
    isCopiedAway: backups.isCopiedAway,
    isCopiedToFolder: backups.isCopiedAway && backups.bucketHost === null,
    isBackupHourly: backups.isHourly,
    isBackupEncrypted: backups.isEncrypted,
    lastBackup: moment(backups.lastAt),
    lastRehearsal: moment(backups.rehearsedAt),
    sealed: [...Object.values(words.sealedTables), words.sealedFiles],
    sessionDays: UPKEEP.sessions.days,
    periods: { rows: periodRows(language) },
    ...each('kept', RETAINED_KINDS, (kind) => `${words.retained[kind]}: ${yearsOf(kind, language)}`),
  }
}

/** What stands between the braces of the letter with a person's data. */
export function answerValues({ firm, kind, mailHost, bucketHost, day }: AnswerFacts, language: Language) {
  const { retained, afterYear, whileNeeded } = WORDS[language]
  return {
    ...firmValues(firm, language),
    isEmployee: kind === 'employee',
    isCustomer: kind === 'customer',
    mailHost,
    bucketHost,
    day: formatDate(day, language),
    keptOfPerson: KEPT_OF[kind].map((kept) => {
      const law = RETAINED[kept].law ?? whileNeeded
      return `${retained[kept]}: ${yearsOf(kept, language)} ${afterYear} (${law})`
    }),
  }
}

function firmValues(firm: TenantSettings, language: Language) {
  const extra = firm.address_extra ? `${firm.address_extra}, ` : ''
  const country = firm.country === 'DE' ? '' : `, ${formatCountry(firm.country, language)}`
  return {
    firm: firm.name,
    address: `${extra}${firm.street}, ${firm.postal_code} ${firm.city}${country}`,
    contact: firm.data_contact ?? [firm.email, firm.phone].filter(Boolean).join(', '),
    dataOfficer: firm.data_officer,
    dataAuthority: firm.data_authority,
    hostedBy: firm.hosted_by,
    payrollPartner: firm.payroll_partner,
  }
}

/** `role.owner`, `role.payroll` … */
function each<Prefix extends string, Key extends string>(
  prefix: Prefix,
  keys: readonly Key[],
  textOf: (key: Key) => string,
) {
  const entries = keys.map((key) => [`${prefix}.${key}`, textOf(key)])
  return Object.fromEntries(entries) as Record<`${Prefix}.${Key}`, string>
}

function yearsOf(kind: RetainedKind, language: Language): string {
  return WORDS[language].years(RETAINED[kind].years)
}

/** Of every kind: what it is, how long it is kept, and the law. */
function periodRows(language: Language): string[][] {
  const words = WORDS[language]
  const byPeople = RETAINED_KINDS.map((kind) => [
    words.retained[kind],
    `${yearsOf(kind, language)} ${words.afterYear}`,
    RETAINED[kind].law ?? words.whileNeeded,
  ])
  const byNight = (Object.keys(UPKEEP) as (keyof typeof UPKEEP)[]).map((kind) => [
    words.upkeep[kind],
    words.daysAfter(UPKEEP[kind].days),
    words.byItself,
  ])
  return [...byPeople, ...byNight]
}

function rightRows(language: Language): string[][] {
  const { rights, yes, no } = WORDS[language]
  const answer = (role: Role, right: Right) => (rolesWith(right).includes(role) ? yes : no)
  return (Object.keys(rights) as Right[]).map((right) => [
    rights[right],
    ...ROLES.map((role) => answer(role, right)),
  ])
}
