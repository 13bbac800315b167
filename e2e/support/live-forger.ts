import type { Page } from '@playwright/test';
import type { News } from '../../packages/meeting-protocol/src/news.ts';

/**
 * A script in a student's own page: it takes a pass as the page would, opens the meeting's socket by hand and says
 * these words, each real enough to be obeyed. The answer: what was refused, in order, as "word: reason".
 */
export function sayByHand(page: Page, liveClassId: number, words: readonly object[]): Promise<string[]> {
  return page.evaluate(speak, [liveClassId, words] as const);
}

async function speak([liveClassId, words]: readonly [number, readonly object[]]): Promise<string[]> {
  const base = '/api/v1/live_class_management/student/live_classes';
  const pass = await fetch(`${base}/${liveClassId}/join_live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localStorage.getItem('ACCESS_TOKEN')}` },
  });
  const { token } = (await pass.json()).live_class;
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/meeting?token=${token}`);
  const refused: string[] = [];
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', ({ code }) => reject(new Error(`closed with ${code}`)));
    socket.addEventListener('message', ({ data }) => {
      const news = JSON.parse(data) as News;
      if (news.t === 'welcome') for (const word of words) socket.send(JSON.stringify(word));
      if (news.t === 'refused') refused.push(`${news.command}: ${news.reason}`);
      if (refused.length === words.length) resolve(refused);
    });
  });
}

/** An offer that a media server would take: voice and picture of this page's own devices. */
export function makeOffer(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
    const connection = new RTCPeerConnection();
    for (const track of stream.getTracks()) connection.addTrack(track, stream);
    await connection.setLocalDescription();
    return connection.localDescription?.sdp ?? '';
  });
}
