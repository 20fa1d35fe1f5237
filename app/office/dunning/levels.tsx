import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { DunningConflict } from '~/domain/dunning/conflict'
import { readDunningSettings, saveDunningSettings } from '~/domain/dunning/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { levelsForm } from './levels-form'
import { LevelsPage } from './levels-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.dunning.settings.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return { settings: await readDunningSettings(house.reader, scope) }
}

export function action({ request, scope }: Args<typeof handle>) {
  return carryOutForm(
    { request, schema: levelsForm, conflict: { of: DunningConflict, at: 'form' } },
    async ({ settings, revision }) => {
      await saveDunningSettings(house, scope, settings, revision)
      return saved<'dunning'>(request, paths.dunningLevels(), 'stufen')
    },
  )
}

export default function Levels() {
  return <LevelsPage {...useLoaderData<typeof loader>()} />
}
