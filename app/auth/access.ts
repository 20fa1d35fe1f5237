import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Right } from '~/domain/rights'
import type { LinkScope, OfficeScope } from '~/domain/scope'
import type { LiveSession } from '~/domain/users/sessions.server'
import type { Texts } from '~/i18n/texts'
import type { AccountLinkPurpose, AccountLinkRow, LinkPurpose } from '~db/schema'

/** Who may use a route. The gate sees to it before the route's loader or action runs. */
export type Access =
  | { access: 'public' }
  /** A machine with the webhook's secret. */
  | { access: 'secret' }
  /** Somebody signed in who has the right in the tenant they work for, or in the one that the path names. */
  | { access: 'office'; right: Right }
  /** A link that lives. */
  | { access: 'link'; purpose: LinkPurpose }
  /** A genuine link, even one that has ended. */
  | { access: 'genuine-link'; purpose: LinkPurpose }
  /** An employee's link, and the mailed code where the firm asks for one. */
  | { access: 'payslips' }
  /** An employee's link whose code is still to be entered. */
  | { access: 'payslip-code' }
  /** A one-time link to an account. */
  | { access: 'account-link'; purpose: AccountLinkPurpose }

/** What every route module declares as its `handle`. The server does not start while one says nothing. */
export type RouteHandle = Access & {
  title?: (texts: Texts) => string
  /** The page and those inside it run scripts. */
  scripts?: true
  /** In bytes, where a body may be larger than a form. */
  bodyLimit?: number
}

/** Who is at the door, by what the route asks for. */
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

type VisitorOf<Handle extends Access> = Handle extends { access: 'office' }
  ? OfficeVisitor
  : Handle extends { access: 'link' | 'genuine-link' | 'payslips' | 'payslip-code' }
    ? LinkVisitor
    : Handle extends { access: 'account-link' }
      ? AccountLinkVisitor
      : unknown

/** What the gate hands to a loader or action: the request, the path's parameters, and the visitor. */
export type Args<Handle extends Access, Param extends string = never> = Omit<LoaderFunctionArgs, 'params'> & {
  params: Record<Param, string>
} & VisitorOf<Handle>
