import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import type { RouteHandle } from './auth/access'
import { languageOf } from './i18n/language'
import stylesheet from './styles/public.css'
import { HomeScreen } from './ui/employee/home-screen'
import { ErrorPage, errorTitle } from './ui/error-page'
import { useLanguage, useTexts } from './ui/language'
import { NonceContext } from './ui/nonce'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/static/icon.svg', type: 'image/svg+xml' },
]

export const handle = { access: 'public' } satisfies RouteHandle

export function loader({ request }: LoaderFunctionArgs) {
  return { language: languageOf(request) }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const texts = useTexts()
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  // Without an error the hook gives null, whatever its type says.
  const error = useRouteError()
  const title = error ? errorTitle(error, texts) : (handles.at(-1)?.title?.(texts) ?? 'Zahltag')
  // An error page has nothing to run.
  const hasScripts = !error && handles.some((handle) => handle?.scripts)
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <Links />
        <HomeScreen />
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

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
