import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { searchOffice } from '~/domain/office/search.server'
import { readSearchQuery } from '~/forms/search-query'
import { house } from '~/house.server'
import { SearchPage } from '~/ui/search/search-page'

export const handle = {
  access: 'use_office',
  title: (texts) => texts.search.title,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { isTooShort, ...query } = readSearchQuery(request)
  return {
    search: query.search,
    found: isTooShort ? null : await searchOffice(house.reader, scope, query),
  }
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />
}
