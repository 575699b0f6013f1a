/** Posts the report on a pull request, from a workflow of GitHub: as one comment, which later runs change. */
import { fail } from '../portal/prepare.ts'
import { report } from './report.ts'

type Comment = { id: number; body: string }
export type PullRequest = { api: string; repository: string; number: string; token: string }

/** Begins the comment, so that the next run finds it. */
const mark = '<!-- report on the contract -->'

/** Changes the comment of an earlier run or adds one. */
export async function postComment(text: string, pullRequest: PullRequest): Promise<void> {
  const { repository, number } = pullRequest
  const body = `${mark}\n${text}`
  const existing = await findComment(pullRequest)
  if (existing === undefined)
    await send(pullRequest, 'POST', `/repos/${repository}/issues/${number}/comments`, { body })
  else await send(pullRequest, 'PATCH', `/repos/${repository}/issues/comments/${existing.id}`, { body })
}

const pageSize = 100

async function findComment(pullRequest: PullRequest): Promise<Comment | undefined> {
  const { repository, number } = pullRequest
  for (let page = 1; ; page += 1) {
    const query = `per_page=${pageSize}&page=${page}`
    const comments = (await send(
      pullRequest,
      'GET',
      `/repos/${repository}/issues/${number}/comments?${query}`,
    )) as Comment[]
    const found = comments.find(({ body }) => body.startsWith(mark))
    if (found !== undefined || comments.length < pageSize) return found
  }
}

async function send({ api, token }: PullRequest, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${await response.text()}`)
  return response.json()
}

if (import.meta.main) {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, PULL_REQUEST: number, GH_TOKEN: token } = process.env
  if (!api || !repository || !number || !token)
    fail(
      'GITHUB_API_URL, GITHUB_REPOSITORY, PULL_REQUEST and GH_TOKEN have to be set; `npm run contract:report` prints the text.',
    )
  await postComment(await report(), { api, repository, number, token })
}
