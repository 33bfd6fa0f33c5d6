"""Fits nets to packed positions (export-samples.ts) and writes their weights as integers.

    python3 fit-net.py --train DIR-OR-FILES… --test DIR-OR-FILES… --out DIR [--minutes 9] [--only NAME,…] [--epochs 30]

Tries one form after the other within the time given. Prints the loss on held-out positions and the correlation with results by class on the test games,
both of the integers that are written. Runs on a GPU where there is one. Needs numpy and torch only.
"""
import argparse, glob, json, math, os, struct, sys, time, zlib

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

VERSION = 1
SCALE = 90  # of scores: see merge-samples.ts
LIMIT = 4000  # no estimate is larger than this
BUCKETS = 8
torch.set_float32_matmul_precision('high')
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
CLASSES = ['all', 'no kings, 17+', 'no kings, 11–16', 'kings, 11+', 'kings, 8–10', 'kings, 6–7']

# ---------------------------------------------------------------------------------------------------- positions


def files_of(names):
    return [f for name in names for f in (sorted(glob.glob(os.path.join(name, '*.bin'))) if os.path.isdir(name) else [name])]


def reversed_bits(x):
    for shift, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF), (16, 0x0000FFFF)):
        x = ((x >> np.uint32(shift)) & np.uint32(mask)) | ((x & np.uint32(mask)) << np.uint32(shift))
    return x


def read_file(name):
    """Words as the side to move sees them (it plays down), flags, expected result, result."""
    with open(name, 'rb') as file:
        data = file.read()
    if data[:8] != b'CHSAMP01':
        sys.exit(f'{name} is no file of samples')
    (length,) = struct.unpack('<I', data[8:12])
    header = json.loads(data[12 : 12 + length])
    planes = np.frombuffer(zlib.decompress(data[12 + length :]), np.uint8).reshape(15, header['count'])
    words = [np.bitwise_xor.accumulate(np.ascontiguousarray(planes[w * 4 : w * 4 + 4].T).view('<u4')[:, 0]) for w in range(3)]
    flags = planes[12]
    white_moves = (flags & 1) == 1
    black, white, kings = words
    own = np.where(white_moves, reversed_bits(white), black)
    other = np.where(white_moves, reversed_bits(black), white)
    kings = np.where(white_moves, reversed_bits(kings), kings)
    return header, (own, other, kings, flags, planes[13], planes[14])


class Positions:
    def __init__(self, names):
        parts = [read_file(name) for name in files_of(names)]
        if not parts:
            sys.exit(f'there are no samples in {names}')
        self.origin = {**parts[0][0], 'count': sum(header['count'] for header, _ in parts)}
        own, other, kings, flags, expected, result = (np.concatenate(column) for column in zip(*(p for _, p in parts)))
        self.own, self.other, self.kings = (torch.from_numpy(w.view(np.int32)).to(DEVICE) for w in (own, other, kings))
        self.held_out = torch.from_numpy((flags & 2) != 0).to(DEVICE)
        self.proved = torch.from_numpy((flags & 4) != 0).to(DEVICE)
        self.expected = torch.from_numpy(expected).to(DEVICE).float() / 255
        known = result != 255
        self.known = torch.from_numpy(known).to(DEVICE)
        self.result = torch.from_numpy(np.where(known, result, 127)).to(DEVICE).float() / 254
        # Once for all epochs: 121 bytes a position.
        self.inputs = in_batches(len(self), lambda part: inputs_of(self.own[part], self.other[part], self.kings[part]))
        self.bucket = in_batches(len(self), lambda part: bucket_of(*self.pieces_and_kings(part)))

    def __len__(self):
        return len(self.own)

    def target(self, share):
        return torch.where(self.known, share * self.result + (1 - share) * self.expected, self.expected)

    def pieces_and_kings(self, part):
        words = (self.own[part] | self.other[part])[:, None]
        return ((words >> SQUARES) & 1).sum(1), self.kings[part] != 0

    def board(self, indices):
        return self.inputs[indices].float(), self.bucket[indices]


SQUARES = torch.arange(32, device=DEVICE, dtype=torch.int32)


def inputs_of(*words):
    """The 120 inputs as the side to move sees them, playing down: own men, own kings, other men, other kings."""
    own, other, kings = (((word[:, None] >> SQUARES) & 1).to(torch.uint8) for word in words)
    men = 1 - kings
    return torch.cat([(own & men)[:, :28], own & kings, (other & men)[:, 4:], other & kings], 1)


# The other side sees the same board turned round, so its inputs are these of the side to move.
TURNED = [87 - i for i in range(28)] + [147 - i for i in range(28, 60)]
TURNED = torch.tensor(TURNED + [87 - i for i in range(60, 88)] + [147 - i for i in range(88, 120)], device=DEVICE)


def bucket_of(pieces, any_kings):
    """By kings or none, then by the number of pieces: 0–3 with kings, 4–7 without."""
    few, more = torch.where(any_kings, 7, 11), torch.where(any_kings, 2, 4)
    step = torch.div(pieces - few + more - 1, more, rounding_mode='floor').clamp(0, 3)
    return (step + torch.where(any_kings, 0, 4)).to(torch.uint8)


def in_batches(count, work):
    with torch.no_grad():
        return torch.cat([work(slice(i, i + 65536)) for i in range(0, count, 65536)])


# ---------------------------------------------------------------------------------------------------- a net

ACC_ONE = 255  # 1.0 in the first layer
ACT_ONE = 254  # 1.0 after (a × a) >> 8
W2_ONE = 1024
HIDDEN_SHIFT = 6
HIDDEN_ONE = ACT_ONE * W2_ONE >> HIDDEN_SHIFT
OUT_SHIFT = 14


class Net(nn.Module):
    """Both sides' views through one first layer of `width`, squared; then `hidden` and one number, by bucket."""

    def __init__(self, width, hidden):
        super().__init__()
        self.width, self.hidden = width, hidden
        self.first = nn.Linear(120, width)
        nn.init.uniform_(self.first.weight, -0.3, 0.3)
        nn.init.constant_(self.first.bias, 0.3)
        bound = 1 / math.sqrt(2 * width)
        self.w2 = nn.Parameter(torch.empty(BUCKETS, hidden, 2 * width).uniform_(-bound, bound))
        self.b2 = nn.Parameter(torch.full((BUCKETS, hidden), 0.2))
        self.w3 = nn.Parameter(torch.empty(BUCKETS, hidden).uniform_(-0.2, 0.2))
        self.b3 = nn.Parameter(torch.zeros(BUCKETS))

    def forward(self, board):
        inputs, bucket = board
        both = F.linear(inputs, torch.cat([self.first.weight, self.first.weight[:, TURNED]]), self.first.bias.repeat(2))
        x = both.clamp(0, 1) ** 2
        # Each bucket has weights of its own: those of one are multiplied together.
        order = bucket.argsort()
        counts = bucket.bincount(minlength=BUCKETS).tolist()
        outs = [
            F.linear(part, self.w2[b], self.b2[b]).clamp(0, 1) @ self.w3[b] + self.b3[b]
            for b, part in enumerate(x[order].split(counts))
        ]
        return torch.empty_like(x[:, 0]).scatter(0, order, torch.cat(outs))

    def integers(self):
        ints = lambda x, one: (x.detach().double() * one).round().long()
        one = SCALE * 2**OUT_SHIFT / HIDDEN_ONE
        return {
            'w1': ints(self.first.weight.T, ACC_ONE), 'b1': ints(self.first.bias, ACC_ONE),
            'w2': ints(self.w2, W2_ONE), 'b2': ints(self.b2, ACT_ONE * W2_ONE),
            'w3': ints(self.w3, one), 'b3': ints(self.b3, SCALE * 2**OUT_SHIFT),
        }

    def check(self, n):
        """No sum of any board leaves its type: 24 pieces at most, 12 a side."""
        spread = n['w1'].abs().topk(24, 0).values.sum(0) + n['b1'].abs()
        assert spread.max() < 2**15, 'the first layer is too large'
        assert (ACT_ONE * n['w2'].abs().sum(2) + n['b2'].abs()).max() < 2**31, 'the second layer is too large'
        assert (HIDDEN_ONE * n['w3'].abs().sum(1) + n['b3'].abs()).max() < 2**31, 'the last layer is too large'

    def scores(self, n, board):
        """What the integers give, operation for operation as the engine does it."""
        wide = lambda x: x.double()  # exact: every sum is below 2^53
        inputs, bucket = board
        views = inputs, inputs[:, TURNED]
        acts = [(wide(view) @ wide(n['w1']) + n['b1']).long().clamp(0, ACC_ONE) for view in views]
        x = torch.cat([(a * a) >> 8 for a in acts], 1)
        h = (wide(x) @ wide(n['w2'].flatten(0, 1)).T).long().view(-1, BUCKETS, self.hidden) + n['b2']
        x = (h >> HIDDEN_SHIFT).clamp(0, HIDDEN_ONE)
        out = ((x * n['w3']).sum(2) + n['b3']).gather(1, bucket.long()[:, None])[:, 0]
        return ((out + (1 << (OUT_SHIFT - 1))) >> OUT_SHIFT).clamp(-LIMIT, LIMIT)

    def form(self):
        return {'kind': 'net', 'inputs': 120, 'width': self.width, 'hidden': self.hidden, 'buckets': BUCKETS}

    types = {'w1': 'int16', 'b1': 'int16', 'w2': 'int16', 'b2': 'int32', 'w3': 'int16', 'b3': 'int32'}


# ---------------------------------------------------------------------------------------------------- fitting

FORMS = {f'net-{width}-{hidden}': (width, hidden) for width, hidden in ((64, 32), (128, 32), (64, 16), (32, 16), (8, 4))}
ON_REQUEST = {'net-8-4'}  # a small one for tests of the engine


def rate_at(done, top):
    """One cycle: up over the first tenth, then down to nothing along a cosine."""
    return top * done / 0.1 if done < 0.1 else top * (0.5 + 0.5 * math.cos(math.pi * (done - 0.1) / 0.9))


def fit(model, positions, target, options, seconds):
    generator = torch.Generator(device=DEVICE).manual_seed(options.seed)
    kept = torch.nonzero(~positions.held_out)[:, 0]
    batch = min(options.batch, len(kept))
    in_epoch = len(kept) // batch
    planned = total = max(1, int(options.epochs * in_epoch))
    top = options.rate
    optimizer = torch.optim.AdamW(model.parameters(), lr=top, weight_decay=options.decay)
    began = time.time()
    step, running, reported = 0, torch.zeros((), device=DEVICE), began
    while step < total:
        order = kept[torch.randperm(len(kept), generator=generator, device=DEVICE)]
        for start in range(0, in_epoch * batch, batch):
            for group in optimizer.param_groups:
                group['lr'] = rate_at(step / total, top)
            indices = order[start : start + batch]
            loss = F.binary_cross_entropy_with_logits(model(positions.board(indices)), target[indices])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            running += (loss.detach() - running) * max(0.001, 1 / (step + 1))
            step += 1
            now = time.time()
            if step in (20, 60, 600):  # the first steps take longer than the rest
                if DEVICE == 'cuda':
                    torch.cuda.synchronize()
                now = time.time()
                if step == 20:
                    measured = now
                else:
                    possible = int(step + (seconds - (now - began)) * (step - 20) / (now - measured))
                    total = min(planned, max(step + 1, possible))
                    if total < planned:
                        print(f'  only {total / in_epoch:.1f} epochs fit into the time', flush=True)
            if now - reported > 15:
                reported = now
                print(f'  step {step}/{total}, {step * batch / (now - began) / 1e6:.2f} M positions/s, loss {running:.5f}', flush=True)
            if step >= total:
                break
    return {'steps': step, 'batch': batch, 'epochs': round(step / in_epoch, 2), 'seconds': round(time.time() - began)}


def classes_of(positions):
    def work(part):
        pieces, kings = positions.pieces_and_kings(part)
        return torch.stack([
            pieces > 0, ~kings & (pieces >= 17), ~kings & (pieces >= 11) & (pieces <= 16),
            kings & (pieces >= 11), kings & (pieces >= 8) & (pieces <= 10), kings & (pieces <= 7),
        ], 1)
    return in_batches(len(positions), work)


def correlation(x, y):
    x, y = x - x.mean(), y - y.mean()
    return float((x * y).sum() / (x.square().sum() * y.square().sum()).sqrt().clamp(min=1e-12))


def save(path, model, n, header):
    body, arrays = b'', []
    for name, values in n.items():
        data = values.cpu().numpy().astype('<' + {'int16': 'i2', 'int32': 'i4'}[model.types[name]])
        assert (data == values.cpu().numpy()).all(), f'{name} does not fit'
        arrays.append({'name': name, 'type': model.types[name], 'shape': list(data.shape), 'at': len(body)})
        body += data.tobytes()
        body += b'\0' * (-len(body) % 16)
    header = {**header, 'arrays': arrays, 'bytes': len(body), 'crc32': zlib.crc32(body)}
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(12 + len(text)) % 16)
    with open(path, 'wb') as file:
        file.write(b'CHEVAL01' + struct.pack('<I', len(text)) + text + body)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--train', nargs='+', required=True)
    parser.add_argument('--test', nargs='+', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--minutes', type=float, default=9)
    parser.add_argument('--only', default=','.join(name for name in FORMS if name not in ON_REQUEST), help='names of forms, in order')
    parser.add_argument('--epochs', type=float, default=30)
    parser.add_argument('--batch', type=int, default=8192)
    parser.add_argument('--rate', type=float, default=6e-3)
    parser.add_argument('--decay', type=float, default=0.1)
    parser.add_argument('--share', type=float, default=0.5, help='of the result in the target')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    names = options.only.split(',')
    for name in names:
        if name not in FORMS:
            parser.error(f'no form is called {name}; there are {", ".join(FORMS)}')
    began = time.time()
    os.makedirs(options.out, exist_ok=True)
    train, test = Positions(options.train), Positions(options.test)
    target = train.target(options.share)
    held = torch.nonzero(train.held_out)[:, 0]
    held_classes = classes_of(train)[held]
    tested = torch.nonzero(test.known & ~test.proved)[:, 0]
    test_classes = classes_of(test)[tested]
    print(f'{len(train)} positions ({len(held)} held out), {len(tested)} to test, on {DEVICE}, {time.time() - began:.0f} s', flush=True)
    for done, name in enumerate(names):
        left = options.minutes * 60 - (time.time() - began)
        seconds = left / (len(names) - done) - 5
        if seconds < 5:
            print(f'{name}: no time left')
            continue
        print(name, flush=True)
        torch.manual_seed(options.seed)
        model = Net(*FORMS[name]).to(DEVICE)
        fitted = fit(model, train, target, options, seconds)
        n = model.integers()
        model.check(n)
        logits = in_batches(len(held), lambda part: model(train.board(held[part])))
        scores = in_batches(len(held), lambda part: model.scores(n, train.board(held[part]))).float()
        loss = lambda x, rows: float(F.binary_cross_entropy_with_logits(x[rows], target[held][rows]))
        expected = in_batches(len(tested), lambda part: model.scores(n, test.board(tested[part]))).float().div(SCALE).sigmoid()
        losses, correlations = {}, {}
        for c, label in enumerate(CLASSES):
            rows, test_rows = held_classes[:, c], test_classes[:, c]
            losses[label] = [round(loss(logits, rows), 5), round(loss(scores / SCALE, rows), 5)]
            correlations[label] = round(correlation(expected[test_rows], test.result[tested][test_rows]), 4)
        print(f'  {fitted}')
        print('  held-out loss, floats / integers: ' + ', '.join(f'{k} {a:.4f} / {b:.4f}' for k, (a, b) in losses.items()))
        print('  correlation on test games: ' + ', '.join(f'{k} {v:.3f}' for k, v in correlations.items()), flush=True)
        header = {
            'version': VERSION, 'name': name, 'form': model.form(), 'data': train.origin,
            'fit': {'seed': options.seed, 'share': options.share, 'rate': options.rate, 'decay': options.decay, **fitted},
            'loss': losses, 'correlation': correlations,
        }
        save(os.path.join(options.out, f'{name}.bin'), model, n, header)
        # Some boards with their scores, for those who evaluate them elsewhere: own, other, kings, score.
        some = tested[:: max(1, len(tested) // 200)][:200]
        rows = torch.stack([test.own[some], test.other[some], test.kings[some], model.scores(n, test.board(some)).int()], 1)
        with open(os.path.join(options.out, f'{name}.check.json'), 'w') as file:
            json.dump(rows.tolist(), file, separators=(',', ':'))


main()
