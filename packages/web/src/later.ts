/** What the app does beside the screens, begun when nobody waits for anything else. */
import { startNews } from './frame/server-news.ts';
import { startUpdates } from './pwa/updates.ts';
import { startTooltips } from './ui/tooltip.ts';

startUpdates();
startNews();
startTooltips();
