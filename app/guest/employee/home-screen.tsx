import { useMatches } from '@remix-run/react'
import type { RouteHandle } from '~/auth/access'
import { useHref } from '~/kit/language'
import { paths } from '~/paths'

const EMPLOYEE_PAGES = ['payslips', 'payslip-code']

export function HomeScreen() {
  const { handle, params, data } = useMatches().at(-1) ?? {}
  const href = useHref()
  const access = (handle as RouteHandle | undefined)?.access
  // An error page has no data, and no link to name.
  const isEmployeePage = data != null && access !== undefined && EMPLOYEE_PAGES.includes(access)
  return (
    <>
      <link rel="apple-touch-icon" href="/static/icon-180.png" />
      {isEmployeePage && params?.token ? (
        <link rel="manifest" href={href(paths.employeeManifest(params.token))} />
      ) : null}
    </>
  )
}
