import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiScope } from '~/domain/api-keys/scopes'
import type { OwnSecret } from '~/domain/inbox/incoming'
import type { Right } from '~/domain/kernel/rights'
import type { LinkScope, OfficeScope, Scope } from '~/domain/kernel/scope'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import type { Texts } from '~/i18n/texts'
import type { AccountLinkPurpose, AccountLinkRow, LinkPurpose, ReaderLanguage } from '~db/schema'

/** Who may use a route; checked by the gate before its loader or action. */
export type Access =
  | { access: 'public' }
  | { access: 'secret' }
  /** A key of the firm with this scope; with another for what changes something. */
  | { access: 'key'; scope: ApiScope; toChange?: ApiScope }
  /** A signed-in user with this right in the current tenant, or in the one named by the path. */
  | { access: Right }
  /** A live link. A download counts as opening it; a view does not, as mail scanners do that too. */
  | { access: 'link'; purpose: LinkPurpose; isDownload?: true }
  /** A genuine link, live or ended. */
  | { access: 'genuine-link'; purpose: LinkPurpose }
  /** An employee's link, plus the mailed code if the firm requires one. */
  | { access: 'payslips'; isDownload?: true }
  /** An employee's link without the code yet. */
  | { access: 'payslip-code' }
  | { access: 'account-link'; purpose: AccountLinkPurpose }

/** Exported by every route module as `handle`. The server does not start without it. */
export type RouteHandle = Access & {
  title?: (texts: Texts, data: unknown, language: ReaderLanguage) => string
  /** The page it belongs to, if its address does not say so. */
  belongsTo?: (data: unknown) => string | undefined
  /** While true, the page loads itself anew every few seconds where scripts are off. */
  isAtWork?: (data: unknown) => boolean
  /** This page and those inside it run scripts. */
  scripts?: true
  /** Verifies or hashes a password, which is costly: few are admitted at a time. */
  checksPassword?: true
  /** The methods of its action, if not POST alone. */
  changesBy?: readonly ('POST' | 'PATCH')[]
  /** In bytes, if the body may exceed `FORM_BYTES`. */
  bodyLimit?: number
}

export interface OfficeVisitor {
  user: LiveSession
  scope: OfficeScope
}
export interface LinkVisitor {
  scope: LinkScope
  token: string
}
export interface AccountLinkVisitor {
  link: AccountLinkRow
  token: string
}

export interface SecretVisitor {
  /** A firm's own secret; undefined for the installation's, which is valid for all. */
  secret: OwnSecret | undefined
}

export interface KeyVisitor {
  scope: Scope
  keyId: string
  /** What every answer says beside its own. */
  answerHeaders: Record<string, string>
}

type VisitorOf<Handle extends Access> = Handle extends { access: Right }
  ? OfficeVisitor
  : Handle extends { access: 'link' | 'genuine-link' | 'payslips' | 'payslip-code' }
    ? LinkVisitor
    : Handle extends { access: 'account-link' }
      ? AccountLinkVisitor
      : Handle extends { access: 'secret' }
        ? SecretVisitor
        : Handle extends { access: 'key' }
          ? KeyVisitor
          : unknown

export type Args<Handle extends Access, Param extends string = never> = Omit<LoaderFunctionArgs, 'params'> & {
  params: Record<Param, string>
} & VisitorOf<Handle>
