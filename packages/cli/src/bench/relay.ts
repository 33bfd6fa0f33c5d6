/** The baseline of the server benchmark, a separate program: forwards every message, with neither rules nor disk. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const http = createServer();
const server = new WebSocketServer({ server: http, clientTracking: false });

server.on('connection', (socket) => {
  let room = new Set<WebSocket>();
  socket.on('message', (data) => {
    const text = data.toString();
    const message = JSON.parse(text);
    if (message.type === 'join') {
      room = rooms.get(message.table) ?? room;
      rooms.set(message.table, room.add(socket));
    } else if (message.type === 'move') {
      socket.send(`{"type":"reply","id":"${message.id}"}`);
      for (const member of room) member.send(text);
    }
  });
  socket.on('close', () => room.delete(socket));
});

http.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
});
process.on('disconnect', () => process.exit());
process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }));
