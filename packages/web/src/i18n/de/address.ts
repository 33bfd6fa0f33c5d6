/** Words of the page about hosting and joining by address. */
import type { AddressWords } from '../en/address.ts';

export const address: AddressWords = {
  title: 'Über eine Adresse spielen',
  lead: 'Von Zimmer zu Zimmer, im Haus oder im Verein spielen, ganz ohne fremden Server.',
  joinTitle: 'Einer Adresse folgen',
  joinText: 'Geben Sie die Adresse ein, die Sie bekommen haben: die eines Servers oder eines Tisches.',
  address: 'Adresse',
  hint: 'Zum Beispiel 192.168.1.20:8080 oder eine Einladung, die auf /t/… endet',
  go: 'Dorthin gehen',
  bad: 'Das ist keine Adresse. Sie sieht aus wie 192.168.1.20:8080 oder play.example.',
  joinTerminal: 'Im Terminal geht dasselbe mit',
  hostTitle: 'Auf dem eigenen Rechner einladen',
  hostText:
    'Ein Browser kann mitspielen, aber nicht selbst der Server sein: Dafür läuft auf einem Rechner in Ihrem Netz das Programm Crownhead. Es nennt die Adresse, die die anderen eingeben.',
  serve: 'Der Server mit dieser Web-App, für alle Geräte in Ihrem Netz:',
  hostCommand: 'Ein Tisch im Terminal, an dem Sie selbst sitzen; Gäste können auch mit dem Browser kommen:',
  menu: 'Ohne Kommandozeile: Programm starten und „Host a table“ wählen.',
  consoleTitle: 'Konsolenserver',
  consoleText:
    'Server, die reine Textzeilen über TCP sprechen, sind für das Terminal da: Ein Browser erreicht sie nicht.',
  notes: [
    'Ohne --lan kann nur der Rechner selbst den Server öffnen.',
    'Erreichen ihn die anderen nicht, muss die Firewall dieses Rechners den Port durchlassen; mit --port wählen Sie einen anderen.',
    'Im eigenen Netz wird unverschlüsselt übertragen. Im Internet gehört der Server hinter HTTPS.',
  ],
};
