import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { HomeScreen } from '~/guest/employee/home-screen'
import { ErrorPage, errorTitle, firmOf } from '~/kit/error-page'
import { pageWith, refusedFormOf } from '~/kit/forms/refused-form.server'
import { useReaderLanguage, useTexts } from '~/kit/language'
import { NonceContext } from '~/kit/nonce'
import { useRefused } from '~/kit/refusal'
import type { RouteHandle } from './auth/access'
import type { TenantContact } from './domain/tenants/contact.server'
import { justSaved } from './http/redirect.server'
import { directionOf, languageOf } from './i18n/language'
import { paths } from './paths'
import docsStyles from './styles/docs.css'
import officeStyles from './styles/office.css'
import publicStyles from './styles/public.css'

export const links: LinksFunction = () => [{ rel: 'icon', href: '/static/icon.svg', type: 'image/svg+xml' }]

const RELOAD_S = '3'

export const handle = { access: 'public' } satisfies RouteHandle

export async function loader({ request }: LoaderFunctionArgs) {
  const refused = await refusedFormOf(request)
  return pageWith({ language: languageOf(request), saved: justSaved(request), refused })
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const texts = useTexts()
  const language = useReaderLanguage()
  const matches = useMatches()
  const { pathname } = useLocation()
  const handles = matches.map((match) => match.handle as RouteHandle | undefined)
  // Without an error the hook returns null, whatever its type says.
  const error = useRouteError()
  const data = matches.at(-1)?.data
  const refused = useRefused()
  const isRefused = !error && refused && refused.status !== 200
  const firm = error ? firmOf(error) : ownFirmOf(data)
  const title = error
    ? errorTitle(error, texts)
    : (handles.at(-1)?.title?.(texts, data, language) ?? 'Zahltag')
  // Error pages need no scripts.
  const hasScripts = !error && handles.some((handle) => handle?.scripts)
  return (
    <html lang={language} dir={directionOf(language) === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{fullTitle(isRefused ? texts.forms.refusedTitle(title) : title, firm)}</title>
        <link rel="stylesheet" href={stylesOf(pathname)} />
        <Links />
        {handles.at(-1)?.isAtWork?.(data) ? (
          <noscript>
            <meta httpEquiv="refresh" content={RELOAD_S} />
          </noscript>
        ) : null}
        <HomeScreen />
        {firm?.accentColor ? <link rel="stylesheet" href={paths.accent(firm.accentColor)} /> : null}
      </head>
      <body>
        <a className="skip-link" href="#inhalt">
          {texts.common.skipToContent}
        </a>
        {children}
        {hasScripts ? <ScrollRestoration nonce={nonce} /> : null}
        {hasScripts ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  )
}

function stylesOf(pathname: string): string {
  if (/^\/api\/docs(?:\/|$)/.test(pathname)) return docsStyles
  return isOffice(pathname) ? officeStyles : publicStyles
}

/** Its frame also stands around what the account and an unknown address answer there. */
function isOffice(pathname: string): boolean {
  return /^\/(?:buero|konto)(?:\/|$)/.test(pathname)
}

type Firm = Pick<TenantContact, 'name' | 'accentColor'>

function ownFirmOf(data: unknown): Firm | undefined {
  const { firm } = (data ?? {}) as { firm?: Partial<Firm> | null }
  return typeof firm?.name === 'string' ? (firm as Firm) : undefined
}

function fullTitle(title: string, firm: Firm | undefined): string {
  return firm ? `${title} – ${firm.name}` : title
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
