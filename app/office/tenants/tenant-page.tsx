import { useHref, useTexts } from '~/kit/language'
import { useHasSeveralFirms } from '~/kit/office/several-firms'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { type Entry, type Group, useContents } from './contents'
import type { FirmPageData } from './page.server'

/** The contents of a firm's settings: each has a page of its own. */
export function TenantPage(page: FirmPageData) {
  const texts = useTexts().tenants
  const hasSeveral = useHasSeveralFirms()
  const groups = useContents(page)
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        {...(hasSeveral ? { back: { to: paths.tenants(), label: texts.back } } : {})}
        title={page.tenant.name}
        others={[!hasSeveral && { label: texts.found, to: paths.tenants() }]}
      />
      <p className="soft">{texts.fromNowOn}</p>
      <div className="columns">
        {groups.map((group) => (
          <Settings key={group.id} group={group} />
        ))}
      </div>
    </>
  )
}

function Settings({ group: { id, title, entries } }: { group: Group }) {
  const { setting, holds } = useTexts().tenants.contents
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table
        labelledBy={id}
        rows={entries}
        keyOf={({ path }) => path}
        columns={[
          {
            title: setting,
            look: 'name',
            phone: 'first',
            cell: (entry) => (
              <a className="target" href={href(entry.path)}>
                {entry.title}
              </a>
            ),
          },
          { title: holds, isGroup: true, phone: 'below', cell: (entry) => <Holds entry={entry} /> },
        ]}
      />
    </section>
  )
}

function Holds({ entry: { holds, missing = [] } }: { entry: Entry }) {
  const { lacks } = useTexts().tenants.contents
  return (
    <>
      {holds ? <span>{holds} </span> : null}
      {missing.length > 0 ? <StatusMark shape="waiting">{lacks(missing.join(', '))}</StatusMark> : null}
    </>
  )
}
