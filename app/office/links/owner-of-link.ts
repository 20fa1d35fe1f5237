import type { LinkPage } from '~/domain/overviews/link-page.server'
import { paths } from '~/paths'

const PLACES = {
  rechnung: paths.officeInvoice,
  portal: paths.customer,
  'mitarbeiter-portal': paths.employee,
}

/** The page of the link's owner; undefined without the link's data. */
export function ownerOfLink(data: unknown): string | undefined {
  const about = (data as Partial<LinkPage> | null | undefined)?.about
  return about && PLACES[about.purpose](about.subjectId)
}
