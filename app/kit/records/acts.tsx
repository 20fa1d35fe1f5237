import type { ReactNode } from 'react'
import { useHref, useTexts } from '../language'
import { useFormAction } from '../office/form-action'
import { SHORTCUT } from '../office/shortcuts'

/** A link to a page, or a form with one button. */
export type Act = { label: string; isEnd?: boolean } & (
  | { to: string }
  | {
      action: string
      fields?: Readonly<Record<string, string>>
      submit?: { name: string; value: string }
      /** What it destroys, asked before it is done. */
      confirm?: string
      confirmLabel?: string
    }
)

export type Acts = readonly (Act | false | null | undefined)[]

interface Props {
  title: string
  /** What most people do next: the only solid button of the page. */
  next?: Act | null | undefined
  /** In one quiet row; what destroys comes last. On a phone they are folded away. */
  others?: Acts
  children?: ReactNode
}

/** So few have room on a phone where there is nothing beside them. */
const FEW = 3
/** So many stand in a row on a desk; of more, the last are in a menu, in whose place there is room for one. */
const MOST = 5

export function ActRow({ title, next, others = [], children }: Props) {
  const { more } = useTexts().records
  const shown = others.filter((act) => !!act)
  const quiet = <QuietActs acts={shown}>{children}</QuietActs>
  const isFolded = next || shown.length > FEW
  return (
    <section className="acts screen-only" aria-label={title}>
      {next ? <ActButton act={next} className="button" isNext /> : null}
      {isFolded && (shown.length > 0 || children) ? (
        <details className="unfold">
          <summary>{more}</summary>
          {quiet}
        </details>
      ) : null}
      {isFolded ? null : quiet}
    </section>
  )
}

/** Acts that stand back, in one row. */
export function QuietActs({ acts, children }: { acts: Acts; children?: ReactNode }) {
  const { more } = useTexts().records
  const shown = acts.filter((act) => !!act)
  const inRow = shown.length > MOST ? MOST - 1 : MOST
  return (
    <div className="acts-others screen-only">
      <ActButtons acts={shown.slice(0, inRow)} />
      {shown.length > MOST ? (
        <details className="menu further">
          <summary className="act">{more}</summary>
          <div className="menu-list">
            <ActButtons acts={shown.slice(inRow)} />
          </div>
        </details>
      ) : null}
      {children}
    </div>
  )
}

function ActButtons({ acts }: { acts: readonly Act[] }) {
  return acts.map((act) => (
    <ActButton key={act.label} act={act} className={act.isEnd ? 'act act-end' : 'act'} />
  ))
}

interface ButtonProps {
  act: Act
  className: string
  isNext?: boolean
  /** A letter that presses it, in the row that has the focus. */
  shortcut?: string
}

export function ActButton({ act, className, isNext = false, shortcut }: ButtonProps) {
  const href = useHref()
  const actionOf = useFormAction()
  if ('to' in act)
    return (
      <a
        className={className}
        href={href(act.to)}
        {...(isNext && isNewPath(act.to) ? { [SHORTCUT]: 'n' } : {})}
      >
        {act.label}
      </a>
    )
  const { action, fields = {}, submit, label, confirm, confirmLabel = label } = act
  if (confirm)
    return (
      <details className="menu">
        <summary className={className}>{label}</summary>
        <div className="menu-list stack-tight">
          <p>{confirm}</p>
          <ActButton act={{ action, fields, label: confirmLabel }} className="button button-end" />
        </div>
      </details>
    )
  return (
    <form method="post" action={actionOf(action)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={className} {...submit} {...(shortcut ? { [SHORTCUT]: shortcut } : {})}>
        {label}
      </button>
    </form>
  )
}

/** Whether an address is of a form for something new: `…/neu`, `…/neuer-vertrag`. */
function isNewPath(path: string): boolean {
  return /\/neu(e[rs]?-[a-z]+)?$/.test(path)
}
