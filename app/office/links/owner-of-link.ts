import type { LinkPage } from '~/domain/overviews/link-page.server'
import { paths } from '~/paths'

const PLACES = {
  rechnung: paths.officeInvoice,
  portal: paths.customer,
  'mitarbeiter-portal': paths.employee,
}

/** The page of what a link opens; nothing where the link's page was not shown. */
export function ownerOfLink(data: unknown): string | undefined {
  const about = (data as Partial<LinkPage> | null | undefined)?.about
  return about && PLACES[about.purpose](about.subjectId)
}
