import type { Call } from '../../contract/call'
import { articlePage } from './answers'
import { articleQuery } from './schema'

export const articleCalls: readonly Call[] = [
  {
    id: 'listArticles',
    chapter: 'invoices',
    method: 'GET',
    path: '/api/v1/articles',
    opens: 'key',
    scope: 'invoices:read',
    query: articleQuery,
    answer: { status: 200, name: 'ArticlePage', schema: articlePage },
    example: () => ({ address: '/api/v1/articles?search=reinigung' }),
  },
]
