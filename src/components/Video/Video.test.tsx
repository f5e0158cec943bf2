import {screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import {playerOf} from './player';
import Video from '.';

const {video: words, newTab} = readRecord(process.cwd(), 'uiTexts');
const youTube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const title = 'Big & "small"';
const label = words.play.replace('{title}', title);

function show(props: Partial<ComponentProps<typeof Video>> = {}) {
  return renderInSite(<Video title={title} src={youTube} {...props} />).container;
}

/** The document in the frame before visitors press play. */
function frameDocument(): Document {
  const srcDoc = screen.getByTitle(title).getAttribute('srcdoc') ?? '';
  return new DOMParser().parseFromString(srcDoc, 'text/html');
}

describe('a video of another site', () => {
  it('loads nothing from there before a click on the poster, which opens the player in the frame', () => {
    const container = show({poster: '/img/a "b".jpg'});

    const loaded = (root: ParentNode) =>
      Array.from(root.querySelectorAll('[src]'), (element) => element.getAttribute('src'));
    expect(loaded(container)).toEqual([]);
    expect(loaded(frameDocument())).toEqual(['/img/a "b".jpg']);
    expect(frameDocument().querySelector('script, link')).toBeNull();
    const link = frameDocument().querySelector('a');
    expect(link?.getAttribute('aria-label')).toBe(label);
    expect(link?.getAttribute('href')).toBe(playerOf(youTube));
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('needs no poster', () => {
    show();

    expect(frameDocument().querySelector('img')).toBeNull();
    expect(frameDocument().querySelector('a svg')).not.toBeNull();
  });

  it('has a link to the video, its duration and its transcript', () => {
    const container = show({duration: '3:42', transcript: '/process'});

    expect(screen.getByRole('link', {name: `${title} ${newTab}`})).toHaveAttribute('href', youTube);
    expect(screen.getByRole('link', {name: words.transcriptLabel})).toHaveAttribute(
      'href',
      '/process',
    );
    expect(container.querySelector('figcaption')).toHaveTextContent('(3:42)');
  });
});

it('a file plays in the page, with its poster and captions, and is only loaded on request', () => {
  const container = show({src: '/files/a.mp4', poster: '/img/a.jpg', captions: '/files/a.vtt'});

  const video = screen.getByTitle(title);
  expect(video).toHaveAttribute('src', '/files/a.mp4');
  expect(video).toHaveAttribute('poster', '/img/a.jpg');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('controls');
  expect(container.querySelector('track')).toHaveAttribute('src', '/files/a.vtt');
  expect(container.querySelector('iframe')).toBeNull();
});

it.each([
  youTube,
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=3',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://www.youtube.com/embed/aqz-KE-bpKQ',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
])('%s plays without cookies', (src) => {
  expect(playerOf(src)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
});

it.each([
  ['https://vimeo.com/1084537', ''],
  ['https://vimeo.com/1084537?share=copy', ''],
  ['https://vimeo.com/1084537/ab12', '&h=ab12'],
  ['https://player.vimeo.com/video/1084537?title=0&h=ab12', '&h=ab12'],
])('%s plays without tracking', (src, key) => {
  expect(playerOf(src)).toBe(`https://player.vimeo.com/video/1084537?autoplay=1&dnt=1${key}`);
});

it.each([
  'https://www.youtube.com/@channel',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://example.com/https://youtu.be/aqz-KE-bpKQ',
  '/files/a.mp4',
])('%s has no player', (src) => {
  expect(playerOf(src)).toBeUndefined();
});
