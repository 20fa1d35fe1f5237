import { listQuery, oneOf, year } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const VIEWS = { kunden: 'byCustomer', leistungen: 'byItem', offen: 'open' } as const
export type FiguresView = 'byMonth' | (typeof VIEWS)[keyof typeof VIEWS]

interface FiguresQuery {
  view: FiguresView
  /** This year if none is chosen. */
  year: number | undefined
}

const query = listQuery<FiguresQuery>({
  view: oneOf('sicht', VIEWS, 'byMonth' as const),
  year: year('jahr'),
})

/** The year before the first that an address can name is asked for as well. */
export function readFiguresQuery(request: Request, today: string): FiguresQuery & { year: number } {
  const { view, year: chosen } = query.read(request)
  return { view, year: chosen ?? Number(today.slice(0, 4)) }
}

export function figuresPath(narrowed: Partial<FiguresQuery>): string {
  return paths.figures() + query.write(narrowed)
}

export function figuresFilePath(narrowed: Partial<FiguresQuery>): string {
  return paths.figuresFile() + query.write(narrowed)
}
