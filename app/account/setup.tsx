import type { Args, RouteHandle } from '~/auth/access'
import { foundFirstFirm } from '~/auth/found-first-firm.server'
import { needsSetup } from '~/domain/users/members/setup.server'
import { house } from '~/house.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { SetupPage } from './setup-page'

export const handle = {
  access: 'public',
  checksPassword: true,
  title: (texts) => texts.setup.title,
} satisfies RouteHandle

export async function loader({ request }: Args<typeof handle>) {
  return (await needsSetup(house.reader)) ? null : seeOther(request, paths.signIn())
}

export async function action({ request }: Args<typeof handle>) {
  return (await needsSetup(house.reader)) ? foundFirstFirm(request) : seeOther(request, paths.signIn())
}

export default SetupPage
