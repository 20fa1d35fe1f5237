import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Right } from '~/domain/kernel/rights'
import type { LinkScope, OfficeScope } from '~/domain/kernel/scope'
import type { LiveSession } from '~/domain/users/accounts/sessions.server'
import type { Texts } from '~/i18n/texts'
import type { AccountLinkPurpose, AccountLinkRow, LinkPurpose, ReaderLanguage } from '~db/schema'

/** Who may use a route. The gate checks it before the route's loader or action runs. */
export type Access =
  | { access: 'public' }
  /** A machine that knows the webhook's secret. */
  | { access: 'secret' }
  /** A signed-in person with this right in the current tenant, or in the one that the path names. */
  | { access: Right }
  /** A live link. Downloading something counts as opening it; merely viewing does not, as mail scanners do that too. */
  | { access: 'link'; purpose: LinkPurpose; isDownload?: true }
  /** A genuine link, even if it has ended. */
  | { access: 'genuine-link'; purpose: LinkPurpose }
  /** An employee's link, plus the mailed code where the firm asks for one. */
  | { access: 'payslips'; isDownload?: true }
  /** An employee's link whose code has yet to be entered. */
  | { access: 'payslip-code' }
  /** A one-time link to an account. */
  | { access: 'account-link'; purpose: AccountLinkPurpose }

/** What every route module exports as `handle`. The server does not start without it. */
export type RouteHandle = Access & {
  /** `data` is what the page's loader gave. */
  title?: (texts: Texts, data: unknown, language: ReaderLanguage) => string
  /** The page that it belongs to, where its address does not say so. */
  belongsTo?: (data: unknown) => string | undefined
  /** This page and those inside it run scripts. */
  scripts?: true
  /** Checks or hashes a password, which is costly: few are let in at a time. */
  checksPassword?: true
  /** In bytes, where a body may be larger than a form. */
  bodyLimit?: number
}

/** The visitor, depending on what the route asks for. */
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
  /** The firm whose own secret was sent; undefined for the secret of the installation, which is good for all. */
  boundTo: string | undefined
}

type VisitorOf<Handle extends Access> = Handle extends { access: Right }
  ? OfficeVisitor
  : Handle extends { access: 'link' | 'genuine-link' | 'payslips' | 'payslip-code' }
    ? LinkVisitor
    : Handle extends { access: 'account-link' }
      ? AccountLinkVisitor
      : Handle extends { access: 'secret' }
        ? SecretVisitor
        : unknown

/** What the gate passes to a loader or action: the request, the path's parameters, and the visitor. */
export type Args<Handle extends Access, Param extends string = never> = Omit<LoaderFunctionArgs, 'params'> & {
  params: Record<Param, string>
} & VisitorOf<Handle>
