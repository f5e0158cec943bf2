/*
 * Runs Mozilla Observatory's tests on a server of this machine: node observatory.mjs http://localhost:8080
 * Observatory itself only scans public hosts with HTTPS, so this assumes what it can't find here:
 * HTTPS with a valid certificate, a redirect to it, and no entry in the browsers' preload list.
 */

import fs from 'node:fs';

// The package downloads this list when it's installed with its scripts.
const {readFileSync} = fs;
fs.readFileSync = (path, ...rest) =>
  String(path).endsWith('hsts-preload.json') ? '{}' : readFileSync(path, ...rest);

const source = '@mdn/mdn-http-observatory/src';
const {ALL_TESTS} = await import(`${source}/constants.js`);
const {Requests} = await import(`${source}/types.js`);
const {parseHttpEquivHeaders} = await import(`${source}/retriever/utils.js`);
const {getGradeForScore, getScoreModifier} = await import(`${source}/grader/grader.js`);
const {AxiosHeaders} = await import('axios');

const [, , address] = process.argv;
const url = new URL('https://www.example.com/');
const response = await fetch(address);
const html = await response.text();

const requests = new Requests(url.hostname);
const found = {
  status: response.status,
  headers: new AxiosHeaders(Object.fromEntries(response.headers)),
  request: {
    protocol: url.protocol,
    host: url.host,
    path: url.pathname,
    res: {responseUrl: url.href},
  },
  data: html,
  verified: true,
  httpEquiv: parseHttpEquivHeaders(html, url.href),
};
Object.assign(requests.responses, {
  auto: found,
  http: found,
  https: found,
  httpRedirects: [
    {url: new URL('http://www.example.com/'), status: 301},
    {url, status: 200},
  ],
});
requests.resources.path = html;
requests.session = {url};

const results = ALL_TESTS.map((test) => test(requests));
const modifiers = results.map(({result}) => getScoreModifier(result));
const penalty = modifiers.filter((modifier) => modifier < 0).reduce((sum, each) => sum + each, 100);
// Observatory adds bonuses only to good results.
const total = modifiers.reduce((sum, each) => sum + each, 100);
const {grade, score} = getGradeForScore(penalty >= 90 ? total : penalty);
const failed = results.filter(({pass}) => !pass).map(({result}) => result);
console.log(JSON.stringify({grade, score, failed, results: results.map(({result}) => result)}));
