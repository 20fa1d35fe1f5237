import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { languageOf } from './i18n/language'
import stylesheet from './styles/public.css'
import { ErrorPage, errorTitle } from './ui/error-page'
import { useLanguage, useTexts } from './ui/language'
import { NonceContext } from './ui/nonce'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/static/icon.svg', type: 'image/svg+xml' },
]

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: error ? errorTitle(error, data?.language ?? 'de') : 'Zahltag' },
]

export function loader({ request }: LoaderFunctionArgs) {
  return { language: languageOf(request) }
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const isWished = useMatches().some((match) => (match.handle as { scripts?: boolean } | undefined)?.scripts)
  // An error page has nothing to run; without an error the hook gives null, whatever its type says.
  const error = useRouteError()
  const hasScripts = isWished && !error
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#inhalt">
          {useTexts().common.skipToContent}
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
