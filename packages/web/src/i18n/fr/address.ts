/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Inviter et rejoindre par adresse',
  lead: 'Pour jouer d’une pièce à l’autre, à la maison ou au club, sans le serveur de personne.',
  joinTitle: 'Rejoindre par adresse',
  joinText: 'Saisissez l’adresse qu’on vous a donnée : celle d’un serveur ou d’une table.',
  address: 'Adresse',
  hint: 'Par exemple 192.168.1.20:8080, ou une invitation qui finit par /t/…',
  go: 'Y aller',
  bad: 'Ce n’est pas une adresse. Elle s’écrit comme 192.168.1.20:8080 ou play.example.',
  joinTerminal: 'Dans un terminal, c’est la même chose avec',
  hostTitle: 'Inviter depuis votre ordinateur',
  hostText:
    'Un navigateur peut rejoindre une partie, mais ne peut pas être le serveur : il faut le programme Crownhead sur un ordinateur de votre réseau. Il affiche l’adresse que les autres saisissent.',
  serve: 'Le serveur avec cette application web, pour tous les appareils de votre réseau :',
  hostCommand: 'Une table dans le terminal, où vous jouez ; les invités peuvent venir avec un navigateur :',
  menu: 'Sans ligne de commande : lancez le programme, puis choisissez « Host a table ».',
  consoleTitle: 'Serveurs console',
  consoleText:
    'Les serveurs qui parlent en simples lignes sur TCP sont pour le terminal : un navigateur ne peut pas les joindre.',
  notes: [
    'Sans --lan, seul l’ordinateur lui-même peut ouvrir le serveur.',
    'Si les autres n’y arrivent pas, le pare-feu de cet ordinateur doit laisser passer le port ; --port en choisit un autre.',
    'Dans votre réseau, rien n’est chiffré. Pour Internet, placez le serveur derrière HTTPS.',
  ],
};
