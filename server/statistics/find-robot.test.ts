import { expect, test } from 'vitest'
import { findRobot } from './view-counts.ts'

const asChrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; '

test.for<[userAgent: string, robot: string]>([
  [`${asChrome}GPTBot/1.3; +https://openai.com/gptbot)`, 'reader GPTBot'],
  [`${asChrome}OAI-SearchBot/1.3; +https://openai.com/searchbot`, 'reader OAI-SearchBot'],
  [`${asChrome}ChatGPT-User/1.0; +https://openai.com/bot)`, 'reader ChatGPT-User'],
  [`${asChrome}Claude-User/1.0; +Claude-User@anthropic.com)`, 'reader Claude-User'],
  [`${asChrome}MistralAI-Index/1.0; +https://docs.mistral.ai/robots)`, 'reader MistralAI-Index'],
  [
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'reader Meta-ExternalAgent',
  ],
  ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'reader CCBot'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'robot Googlebot'],
  ['Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)', 'robot archive.org_bot'],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'robot LinkedInBot'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'robot HeadlessChrome',
  ],
  ['curl/8.14.1', 'robot curl'],
  ['Mozilla/5.0 (compatible; NobodyKnowsBot/1.0; +https://bots.example)', 'robot other'],
  ['GPTBotanist/1.0', 'robot other'],
  ['', 'robot other'],
])('%s is counted as %s', ([userAgent, robot]) => {
  const { kind, name } = findRobot(userAgent) ?? {}
  expect(`${kind} ${name}`).toBe(robot)
})

test.for([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22G86 [LinkedInApp]/9.31.4567',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
])('%s is somebody who reads', (userAgent) => {
  expect(findRobot(userAgent)).toBeNull()
})
