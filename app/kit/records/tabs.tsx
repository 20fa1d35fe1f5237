import { useHref } from '../language'

export interface Tab {
  label: string
  to: string
  count?: number | undefined
  isCurrent: boolean
}

/** The states of a list, each a link. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const href = useHref()
  return (
    <nav className="tabs screen-only" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.to} href={href(tab.to)} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count ? <span className="tab-count">{tab.count}</span> : null}
        </a>
      ))}
    </nav>
  )
}
